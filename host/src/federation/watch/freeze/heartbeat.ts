import { useOpenPage } from '../openPage.ts';
import { atWork, onWork } from './atWork.ts';
import { onDialog } from './dialogs.ts';
import { SignedWorker } from './signedWorker.ts';
import type { Beat } from './silence.ts';

const BEAT_MS = 1_000;

/** Tells a watcher outside of this thread that the page is alive, and whose code is at work in it. */
export async function startHeartbeat(): Promise<void> {
	const watcher = await new SignedWorker(new URL('./watcher.worker.ts', import.meta.url)).start();
	let isHeld = false;
	const beat = () => {
		const isResting = isHeld || document.visibilityState !== 'visible';
		watcher.postMessage({ place: atWork(), isResting } satisfies Beat);
	};
	const hold = (holds: boolean) => {
		isHeld = holds;
		beat();
	};
	onWork(beat);
	onDialog(hold);
	useOpenPage.subscribe(beat);
	document.addEventListener('visibilitychange', beat);
	window.addEventListener('beforeprint', () => hold(true));
	window.addEventListener('afterprint', () => hold(false));
	setInterval(() => {
		if (document.visibilityState === 'visible') beat();
	}, BEAT_MS);
	beat();
}
