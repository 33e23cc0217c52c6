import { monitorEventLoopDelay } from 'node:perf_hooks';
import product from '../../package.json';
import { Copying } from '../backup/copying.ts';
import { Jobs } from './jobs.ts';

/** Of the product (decision 0039). */
export const VERSION = product.version;

const MINUTE_MS = 60_000;
const NANOSECONDS = 1_000_000;

/** How this process is doing: what its parts note of themselves, for the provider's page and for a monitor. */
export class Running {
	readonly since = new Date().toISOString();
	readonly jobs = new Jobs();
	readonly copying = new Copying();
	/** Pages that listen. */
	streams = (): number => 0;
	readonly #loop = monitorEventLoopDelay({ resolution: 20 });
	readonly #forgetting: NodeJS.Timeout;
	#before = 0;

	constructor() {
		this.#loop.enable();
		this.#forgetting = setInterval(() => {
			this.#before = this.#worst();
			this.#loop.reset();
		}, MINUTE_MS).unref();
	}

	/** Milliseconds for which everybody had to wait at worst, in the last minute or two. */
	get loopMs(): number {
		return Math.round(Math.max(this.#before, this.#worst()));
	}

	#worst = (): number => (this.#loop.count === 0 ? 0 : this.#loop.max / NANOSECONDS);

	stop(): void {
		this.#loop.disable();
		clearInterval(this.#forgetting);
	}
}
