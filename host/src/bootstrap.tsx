import '@fontsource-variable/inter/index.css';
import { useSession } from '@borlette/shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './federation/laterDoors.ts';
import { useRegistry } from './federation/store.ts';

// Both begin now, side by side; the screen waits for neither.
void useSession.getState().initialise();
void useRegistry.getState().load();

const root = document.getElementById('root');
if (!root) throw new Error('public/index.html has no #root.');
createRoot(root).render(<App />);
