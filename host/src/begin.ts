import { currentToken } from '@borlette/shared/api';
import { holdLive } from '@borlette/shared/data';
import { SCREENS_ROOT } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';
import { fetchPageAhead } from './federation/loading/ahead.ts';
import { arrangeRegistry, useRegistry } from './federation/registry/store.ts';
import { whoIsSignedIn } from './federation/registry/whoIsSignedIn.ts';
import { withMix } from './mixes/withMix.ts';

/**
 * Asks for what only the network knows (who is signed in, whose pages there are, the page of the address), and then
 * begins the application: React, the parts of the screen and the shell are most of a first load, and come meanwhile.
 */
export function begin(): Promise<unknown> {
	arrangeRegistry(withMix);
	void useSession.getState().initialise();
	void useRegistry.getState().load();
	if (currentToken() && location.pathname.startsWith(SCREENS_ROOT)) {
		void fetchPageAhead();
		void whoIsSignedIn().then((user) => user && holdLive());
	}
	// From here, so that it brings nothing along that is here already.
	return import(/* webpackChunkName: "shell" */ './bootstrap.tsx');
}
