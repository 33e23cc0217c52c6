import { create } from 'zustand';
import { messageOf } from '../watch/describe.ts';

/** `entry`: the remote's module; `page`: the code of the page opened last. */
type Part = 'entry' | 'page';

interface Health {
	/** ms from asking to having; absent: not loaded, or not yet. */
	readonly entry?: number;
	readonly page?: number;
	readonly failure?: string | undefined;
}

/** How each remote does in this page, by name; absent: nobody has asked for it. */
export const useHealth = create<Record<string, Health>>()(() => ({}));

/** Notes how long a part of a remote takes, and whether it comes. */
export async function watched<T>(part: Part, remote: string, work: Promise<T>): Promise<T> {
	const start = performance.now();
	const note = (health: Health) =>
		useHealth.setState((all) => ({ [remote]: { ...all[remote], ...health } }));
	try {
		const result = await work;
		note({ [part]: Math.round(performance.now() - start), failure: undefined });
		return result;
	} catch (error) {
		note({ failure: messageOf(error) });
		throw error;
	}
}
