/** What may wait for whoever reads the log: an hour of a quiet house, seconds of a busy one. */
const MOST_WAITING_BYTES = 1_000_000;

interface Written {
	readonly writableLength: number;
	on(event: 'error', listener: () => void): unknown;
	write(line: string, done: (error?: Error | null) => void): unknown;
}

/**
 * Where the lines of the log go. Whoever reads them may be slow (`| less`, a line to another machine), gone, or have a full
 * disk: the house sells on, what may wait is bounded, and a line says later how many are missing.
 */
export class LogOutput {
	#missing = 0;

	/** `process.stdout` never waits where a pipe is full, and takes more after an error. */
	constructor(private readonly stream: Written) {
		stream.on('error', () => undefined);
	}

	write(line: string): void {
		if (this.stream.writableLength > MOST_WAITING_BYTES) {
			this.#missing += 1;
			return;
		}
		if (this.#missing > 0) this.#tell(this.#missing);
		this.stream.write(line, (error) => {
			if (error) this.#missing += 1;
		});
	}

	#tell(count: number): void {
		this.#missing = 0;
		const msg = `${count} lines of the log are missing here: nobody read them in time, or their disk was full`;
		const line = JSON.stringify({ level: 40, time: Date.now(), msg });
		// A full disk took the beginning of a line.
		this.stream.write(`\n${line}\n`, (error) => {
			if (error) this.#missing += count;
		});
	}
}
