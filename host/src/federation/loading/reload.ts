import { queryClient } from '@borlette/shared/data';
import { page, useSession } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { carryToasts } from '../../session/flash.ts';
import { tabMemory } from '../registry/tabMemory.ts';

const reloads = tabMemory('federation.reloads');

/** Whether a form holds what was not saved: then it would ask before the tab is closed. */
const asksBeforeLeaving = () =>
	!window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether the page can begin anew without anything being lost that somebody typed or began. */
function isNothingLost(): boolean {
	return (
		queryClient.isMutating() === 0 &&
		!useSession.getState().isReauthenticating &&
		!toast.shown().some(({ action }) => action) &&
		!asksBeforeLeaving()
	);
}

/** Reloads the page because somebody asked for it; the browser asks when a form is unsaved. */
export function reloadNow(): void {
	carryToasts();
	page.reload();
}

/**
 * Reloads the page by itself, where nothing is lost and this was not done before for the same
 * reason in this tab: so it never goes round in a loop.
 * @param reason names what the reload is for: a build
 * @returns whether it does
 */
export function reloadOnce(reason: string): boolean {
	if (reloads.has(reason) || !isNothingLost() || !reloads.add(reason)) return false;
	reloadNow();
	return true;
}
