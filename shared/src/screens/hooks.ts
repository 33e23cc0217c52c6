import { useCallback } from 'react';
import { useGoOn } from '../router/index.ts';
import { useSession } from '../session/index.ts';
import type { Input, ScreenName } from './names.ts';
import type { ScreenRef } from './ref.ts';
import { SCREENS_ROOT } from './root.ts';
import { addressNow, addressOf, mayOpen, startNow, startOf, useScreens } from './store.ts';

/**
 * The address of a screen, whichever remote shows it: `useScreen('agent.edit', { agentId })`.
 * @returns null where this mix does not have it, the person may not open it or a parameter is null:
 *   then there is no link to draw
 */
export function useScreen<N extends ScreenName>(
	name: N,
	...[params, query]: Input<N>
): string | null {
	const screen = useScreens((screens) => screens[name]);
	const user = useSession((session) => session.user);
	return addressOf(screen, user, params, query);
}

/** Makes addresses of what definitions name by `screenOf`, for each item of a list. */
export function useAddressOf(): <Item>(ref: ScreenRef<Item>, item: Item) => string | null {
	const screens = useScreens();
	const user = useSession((session) => session.user);
	return useCallback(
		(ref, item) => addressOf(screens[ref.name], user, ref.params(item), ref.query(item)),
		[screens, user],
	);
}

/** Tells whether there is a screen and the person may open it, whatever its parameters. */
export function useMayOpen(): (name: ScreenName) => boolean {
	const screens = useScreens();
	const user = useSession((session) => session.user);
	return useCallback(
		(name) => {
			const screen = screens[name];
			return screen !== undefined && mayOpen(user, screen);
		},
		[screens, user],
	);
}

/** The page to begin with; null where there is none that this person may open. */
export function useStart(): string | null {
	const screens = useScreens();
	const user = useSession((session) => session.user);
	return startOf(screens, user);
}

/** Goes on to a screen once something is done, or to the start page where that one cannot be opened. */
export function useGoTo(): <N extends ScreenName>(name: N, ...input: Input<N>) => void {
	const goOn = useGoOn();
	return useCallback(
		(name, ...[params, query]) => {
			goOn(addressNow(name, params, query) ?? startNow() ?? SCREENS_ROOT);
		},
		[goOn],
	);
}
