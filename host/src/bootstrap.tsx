import './font.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followScreens } from './federation/loading/offered.ts';
import { followRegistry } from './federation/registry/follow.ts';
import { watchEndless } from './federation/watch/endless.ts';
import { guardDialogs } from './federation/watch/freeze/dialogs.ts';
import { readFreezes } from './federation/watch/freeze/froze.ts';
import { keepDocument } from './federation/watch/keepDocument.ts';
import { tellLater } from './federation/watch/tell/later.ts';
import { watchErrors } from './federation/watch/windowErrors.ts';
import { showStartFailure } from './startFailure.ts';

watchErrors();
watchEndless();
guardDialogs();
keepDocument();
void readFreezes();
followRegistry();
followScreens();
tellLater();

const root = document.getElementById('root');
if (!root) throw new Error('public/index.html has no #root.');
// Outside of every boundary: React would leave a blank page.
createRoot(root, { onUncaughtError: showStartFailure }).render(<App />);
