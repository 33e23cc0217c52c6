import './font.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { recoverParts } from './federation/loading/advice.ts';
import { followEndings } from './federation/loading/endings.ts';
import { followScreens } from './federation/loading/offered.ts';
import { afterFirstPage } from './federation/pages/firstPage.ts';
import { followRegistry } from './federation/registry/follow.ts';
import { useRegistry } from './federation/registry/store.ts';
import { watchEndless } from './federation/watch/endless.ts';
import { guardDialogs } from './federation/watch/freeze/dialogs.ts';
import { readFreezes } from './federation/watch/freeze/froze.ts';
import { keepDocument } from './federation/watch/keepDocument.ts';
import { tellLater } from './federation/watch/tell/later.ts';
import { watchErrors } from './federation/watch/windowErrors.ts';
import { keepLater } from './offline/keepLater.ts';
import { renewHost } from './offline/renewHost.ts';
import { shellWishes } from './offline/shellWishes.ts';
import { watchReach } from './offline/watchReach.ts';
import { keepCellsApart } from './pastedCells.ts';
import { showStartFailure } from './startFailure.ts';

watchReach();
watchErrors();
watchEndless();
guardDialogs();
keepDocument();
keepCellsApart();
void readFreezes();
followRegistry();
followScreens();
followEndings();
recoverParts();
const stands = afterFirstPage();
tellLater(stands);
renewHost();
keepLater(shellWishes, useRegistry.subscribe, stands);

const root = document.getElementById('root');
if (!root) throw new Error('public/index.html has no #root.');
createRoot(root, {
	// Outside of every boundary: React would leave a blank page.
	onUncaughtError: showStartFailure,
	// What failed while it was prepared and came out right at the second go is no error of the page: what a
	// remote's failure puts in its place may come in between.
	onRecoverableError: (error) => console.warn('React drew a part once more.', error),
}).render(<App />);
