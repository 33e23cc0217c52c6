import { useLayoutEffect, useState } from 'react';
import type { Withdrawal } from '../registry/gate.ts';
import { useRegistry } from '../registry/store.ts';
import { killedMeanwhile, useRunning } from './running.ts';
import { keepTyped } from './typed.ts';
import { reloadOntoNewBuild } from './useNewBuild.ts';

const isSame = (a: Withdrawal | undefined, b: Withdrawal | undefined) =>
	JSON.stringify(a) === JSON.stringify(b);

/** Whether a reload would bring a build of the remote that may run. */
const hasOther = (remote: string): boolean => {
	const now = useRegistry.getState().registry?.remotes[remote];
	return now !== undefined && now.url !== useRunning.getState()[remote]?.entry.url;
};

/**
 * Obeys an order that forbids the build of an open page, whatever somebody does there: what was typed
 * is put by, and the document is reloaded where that loses nothing; else the page makes way.
 * @returns why the page may not be shown; `isLeaving`: it is reloaded
 */
export function useWithdrawal(remote: string): {
	withdrawal: Withdrawal | undefined;
	isLeaving: boolean;
} {
	const [withdrawal, setWithdrawal] = useState(() => killedMeanwhile(remote));
	const [isLeaving, setLeaving] = useState(false);
	// A state of its own, not the registry's: the fields must still be there when they are read.
	useLayoutEffect(
		function obeyChannel() {
			let before = killedMeanwhile(remote);
			setWithdrawal(before);
			return useRegistry.subscribe(() => {
				const now = killedMeanwhile(remote);
				if (isSame(now, before)) return;
				before = now;
				if (now) {
					const hadTyped = keepTyped();
					if (!hadTyped && hasOther(remote) && reloadOntoNewBuild(remote)) setLeaving(true);
				}
				setWithdrawal(now);
			});
		},
		[remote],
	);
	return { withdrawal, isLeaving };
}
