import type { BuildRef, Canary } from '@borlette/shared/federation';
import { tabMemory } from './tabMemory.ts';

/** Of which remotes this tab has run the canary's build, and of which the other one. */
const choices = tabMemory('federation.canary');

/** Whether this tab runs the canary's build; undefined: it has run neither. */
export function choiceOfTab({ url }: Pick<Canary, 'url'>): boolean | undefined {
	if (choices.has(`in ${url}`)) return true;
	return choices.has(`out ${url}`) ? false : undefined;
}

/**
 * Keeps to what a tab has begun to run while the canary lasts, whoever signs in and however its share
 * is changed: there are never two builds of one remote in one tab.
 * @param running the build that this tab is about to run
 */
export function keepChoice(canary: Canary | undefined, { url }: Pick<BuildRef, 'url'>): void {
	if (!canary || choiceOfTab(canary) !== undefined) return;
	choices.add(`${url === canary.url ? 'in' : 'out'} ${canary.url}`);
}
