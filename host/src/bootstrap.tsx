import '@fontsource-variable/inter/index.css';
import { useSession } from '@borlette/shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './federation/laterDoors.ts';
import { followRegistry, useRegistry } from './federation/store.ts';
import { showStartFailure } from './startFailure.ts';

// Both begin now, side by side; the screen waits for neither.
void useSession.getState().initialise();
void useRegistry.getState().load();
followRegistry();

const root = document.getElementById('root');
if (!root) throw new Error('public/index.html has no #root.');
// Outside of every boundary: React would leave a blank page.
createRoot(root, { onUncaughtError: showStartFailure }).render(<App />);
