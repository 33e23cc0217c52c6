type Subscribe = (listener: never) => () => void;

/** Who hears of something, one after the other: what fails in one is an error of its own, and neither keeps others from hearing nor stops who tells. */
export class Listeners<News extends readonly unknown[] = []> {
	/**
	 * How a subscription begins; the host has that of a remote end with its page.
	 * @param _asked the function that the subscriber called
	 * @returns the unsubscribe function
	 */
	static begin(_asked: Subscribe, begin: () => () => void): () => void {
		return begin();
	}

	readonly #all = new Set<(...news: News) => void>();

	get size(): number {
		return this.#all.size;
	}

	/** Subscribes; returns the unsubscribe function. */
	readonly add = (listener: (...news: News) => void): (() => void) =>
		Listeners.begin(this.add, () => {
			this.#all.add(listener);
			return () => void this.#all.delete(listener);
		});

	tell(...news: News): void {
		for (const listener of this.#all) {
			try {
				listener(...news);
			} catch (error) {
				reportError(error);
			}
		}
	}
}
