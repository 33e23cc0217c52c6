/**
 * @typedef {{ line: (text: string) => unknown }} Lines what only says something
 * @typedef {{ step: <T>(label: string, work: () => Promise<T>) => Promise<T> }} Steps
 */

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
/** Without a terminal, a long step says now and then that it is still at work. */
const REMINDER_MS = 30_000;

/** @param {number} start */
const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(1);

/** Shows long steps: one live line on a terminal, plain lines elsewhere. */
export class Progress {
	#stream;
	#isLive;
	/** Label → since when. @type {Map<string, number>} */
	#active = new Map();
	/** @type {NodeJS.Timeout | undefined} */
	#timer;
	#frame = 0;

	/** @param {NodeJS.WritableStream & { isTTY?: boolean, columns?: number }} [stream] */
	constructor(stream = process.stdout) {
		this.#stream = stream;
		// Whoever read our lines is gone (`npm start | head`, a closed terminal): work goes on.
		stream.on('error', () => undefined);
		this.#isLive = Boolean(stream.isTTY) && !process.env.CI;
	}

	/** A line of its own. @param {string} text */
	line(text) {
		this.#clear();
		this.#stream.write(`${text}\n`);
	}

	/**
	 * @template T
	 * @param {string} label what is being done, e.g. `Building host`
	 * @param {() => Promise<T>} work
	 * @returns {Promise<T>}
	 */
	async step(label, work) {
		const start = Date.now();
		this.#begin(label, start);
		try {
			const result = await work();
			this.#end(label, `✓ ${label} (${secondsSince(start)} s)`);
			return result;
		} catch (error) {
			this.#end(label, `✗ ${label} (${secondsSince(start)} s)`);
			throw error;
		}
	}

	/** @param {string} label @param {number} start */
	#begin(label, start) {
		this.#active.set(label, start);
		if (!this.#isLive) this.#stream.write(`  ${label} …\n`);
		this.#timer ??= setInterval(() => this.#tick(), this.#isLive ? FRAME_MS : REMINDER_MS);
		this.#timer.unref();
	}

	/** @param {string} label @param {string} text */
	#end(label, text) {
		this.#active.delete(label);
		if (this.#active.size === 0) {
			clearInterval(this.#timer);
			this.#timer = undefined;
		}
		this.line(text);
	}

	#tick() {
		const parts = [...this.#active].map(
			([label, start]) => `${label} ${Math.round((Date.now() - start) / 1000)} s`,
		);
		if (!this.#isLive) {
			for (const part of parts) this.#stream.write(`  … ${part}\n`);
			return;
		}
		const frame = FRAMES[this.#frame++ % FRAMES.length];
		const width = (this.#stream.columns ?? 80) - 1;
		this.#clear();
		this.#stream.write(`${frame} ${parts.join(' · ')}`.slice(0, width));
	}

	#clear() {
		if (this.#isLive) this.#stream.write('\r\u001b[K');
	}
}
