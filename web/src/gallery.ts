import './theme.css';
import './base.css';
import { mount } from 'svelte';
import Gallery from './parts/Gallery.svelte';

mount(Gallery, { target: document.getElementById('page')! });
