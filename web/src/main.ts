import './theme.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startWorker } from './lib/offline.svelte';
import { session } from './lib/session.svelte';

// A page left open during an upgrade asks for files that are gone: load it again, once.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) return;
  if (sessionStorage.getItem('tenshu-reloaded') === document.lastModified) return;
  sessionStorage.setItem('tenshu-reloaded', document.lastModified);
  event.preventDefault();
  location.reload();
});

await session.begin();
mount(App, { target: document.getElementById('page')! });
void startWorker();
