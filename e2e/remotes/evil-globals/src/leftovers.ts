import { beat } from './beats.ts';
import { pageOf } from './pageOf.tsx';

const every = 20;

/** Opens one of each and closes none; what its own cleanup ends was ended before. */
export const Leftovers = pageOf('leftovers', () => {
	const listen = () => beat('listener');
	const interval = setInterval(() => {
		beat('interval');
		// Seen by the observer of the document, which outlives it otherwise.
		document.title = `${document.title}.`;
	}, every);
	const again = () => {
		beat('timeout');
		setTimeout(again, every);
	};
	again();
	const frame = () => {
		beat('frame');
		requestAnimationFrame(frame);
	};
	frame();
	for (const target of [window, document, document.body]) target.addEventListener('keyup', listen);
	const mutations = new MutationObserver(() => beat('mutation'));
	mutations.observe(document, { childList: true, subtree: true, attributes: true });
	const sizes = new ResizeObserver(() => beat('size'));
	sizes.observe(document.body);
	const channel = new BroadcastChannel('evil');
	channel.onmessage = () => beat('message');
	Object.assign(globalThis, { evilChannel: channel });
	return () => {
		clearInterval(interval);
		for (const target of [window, document, document.body]) {
			target.removeEventListener('keyup', listen);
		}
		mutations.disconnect();
		channel.close();
		beat('cleaned up');
		// A promise that was under way when the page was left.
		Promise.resolve().then(() => setInterval(() => beat('late'), every));
	};
});
