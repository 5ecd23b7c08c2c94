import './theme.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './lib/session.svelte';

await session.begin();
mount(App, { target: document.getElementById('page')! });
