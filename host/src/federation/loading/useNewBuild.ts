import { useLayoutEffect, useState } from 'react';
import { useRegistry } from '../registry/store.ts';
import { comesAhead } from './ahead.ts';
import { reloadOnce } from './reload.ts';
import { isOutdated } from './running.ts';

const TOUCHES = ['pointerdown', 'keydown', 'input'] as const;

/** Names the reload for what the channel says of the remote now: one for each change of it. */
const reasonOf = (remote: string) =>
	`${remote} ${useRegistry.getState().registry?.revision} ${useRegistry.getState().registry?.channel}`;

/** Reloads the page when that shows another build of the remote and loses nothing; else returns false. */
export const reloadOntoNewBuild = (remote: string): boolean =>
	isOutdated(remote) && reloadOnce(reasonOf(remote));

/**
 * Going to a page of a remote that was released anew loads the document, so that the new build is
 * seen. Only on arrival: as soon as somebody touches the page it stays, and a note offers the same.
 * @returns whether the page is being left
 */
export function useNewBuild(remote: string): boolean {
	const [isLeaving, setLeaving] = useState(false);
	useLayoutEffect(
		function followChannelOnArrival() {
			let isUntouched = true;
			const follow = () => {
				if (isUntouched && reloadOntoNewBuild(remote)) setLeaving(true);
			};
			const touch = () => {
				isUntouched = false;
			};
			for (const type of TOUCHES) window.addEventListener(type, touch, { capture: true });
			follow();
			// A look now would stand in the way of the page; the stream tells what is released meanwhile.
			if (!comesAhead(remote)) void useRegistry.getState().refresh().then(follow);
			return () => {
				touch();
				for (const type of TOUCHES) window.removeEventListener(type, touch, { capture: true });
			};
		},
		[remote],
	);
	return isLeaving;
}
