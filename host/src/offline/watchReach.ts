import { bindReach, tellReach } from '@borlette/shared/api';
import { healthApi } from '@borlette/shared/contract/config';

/** Between two looks whether the server is back: the first and the longest pause, ms. */
const FIRST_MS = 2_000;
const LONGEST_MS = 15_000;
const PATIENCE_MS = 6_000;

/** The browser is never wrong about having no network, and often about having one; any answer is one. */
async function ask(): Promise<boolean> {
	if (!navigator.onLine) return false;
	const init = { cache: 'no-store' as const, signal: AbortSignal.timeout(PATIENCE_MS) };
	return fetch(healthApi.read.path, init).then(
		() => true,
		() => false,
	);
}

/**
 * Watches, for as long as the page is open, whether the server can be reached: what the browser says of the network, calls
 * that got no answer, and while it is away a small question again and again, so that all goes on by itself.
 */
export function watchReach(): void {
	let asking: Promise<boolean> | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let pause = FIRST_MS;
	/** The browser told of the network while it was asked for: what is answered may be of before. */
	let isOld = false;
	const look = (): Promise<boolean> => {
		asking ??= ask()
			.then((isThere) => {
				clearTimeout(timer);
				if (isThere) pause = FIRST_MS;
				else {
					timer = setTimeout(() => void look(), pause);
					pause = Math.min(LONGEST_MS, pause * 2);
				}
				tellReach(!isThere);
				return isThere;
			})
			.finally(() => {
				asking = undefined;
				if (!isOld) return;
				isOld = false;
				void look();
			});
		return asking;
	};
	bindReach(look);
	const hear = () => {
		isOld = asking !== undefined;
		void look();
	};
	for (const event of ['offline', 'online']) window.addEventListener(event, hear);
	if (!navigator.onLine) void look();
}
