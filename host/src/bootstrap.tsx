import './font.ts';
import { currentToken } from '@borlette/shared/api';
import { SCREENS_ROOT } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followScreens } from './federation/loading/offered.ts';
import { followRegistry } from './federation/registry/follow.ts';
import { arrangeRegistry, useRegistry } from './federation/registry/store.ts';
import { watchEndless } from './federation/watch/endless.ts';
import { guardDialogs } from './federation/watch/freeze/dialogs.ts';
import { readFreezes } from './federation/watch/freeze/froze.ts';
import { keepDocument } from './federation/watch/keepDocument.ts';
import { tellLater } from './federation/watch/tell/later.ts';
import { watchErrors } from './federation/watch/windowErrors.ts';
import { withMix } from './mixes/withMix.ts';
import { showStartFailure } from './startFailure.ts';

/** Part of what every page behind the sign-in begins with. */
const fetchPageAhead = () =>
	import(/* webpackChunkName: "layout" */ './federation/loading/ahead.ts').then(
		(ahead) => ahead.fetchPageAhead(),
		() => undefined,
	);

watchErrors();
watchEndless();
guardDialogs();
keepDocument();
arrangeRegistry(withMix);
// Both begin now, side by side; the screen waits for neither.
void useSession.getState().initialise();
void useRegistry.getState().load();
if (currentToken() && location.pathname.startsWith(SCREENS_ROOT)) void fetchPageAhead();
void readFreezes();
followRegistry();
followScreens();
tellLater();

const root = document.getElementById('root');
if (!root) throw new Error('public/index.html has no #root.');
// Outside of every boundary: React would leave a blank page.
createRoot(root, { onUncaughtError: showStartFailure }).render(<App />);
