const CELLS = 30;
const EVERY_MS = 100;

/** How far a long work is: one live line on a terminal, a line for each step elsewhere. */
export class ProgressBar {
	private readonly stream = process.stderr;
	private label = '';
	private total = 0;
	private done = 0;
	private drawnAt = 0;
	private begunAt = 0;

	constructor() {
		// Whoever read our lines may be gone; the work goes on.
		this.stream.on('error', () => undefined);
	}

	/** Ends the step before. */
	begin(label: string, total: number): void {
		this.end();
		Object.assign(this, { label, total, done: 0, begunAt: Date.now(), drawnAt: 0 });
		if (!this.stream.isTTY) this.stream.write(`${label} …\n`);
	}

	advance(by = 1): void {
		this.done += by;
		// Asking the clock at every row would cost more than the row.
		if (this.done % 64 === 0 || by > 1 || this.total < 10_000) this.draw();
	}

	/** Takes the live line away. */
	end(): void {
		if (this.label !== '' && this.stream.isTTY) this.stream.write('\r\u001b[K');
		this.label = '';
	}

	private draw(): void {
		const now = Date.now();
		if (!this.stream.isTTY || now - this.drawnAt < EVERY_MS) return;
		this.drawnAt = now;
		const share = this.total === 0 ? 1 : Math.min(1, this.done / this.total);
		const cells = Math.round(share * CELLS);
		const bar = '█'.repeat(cells) + '░'.repeat(CELLS - cells);
		const seconds = Math.round((now - this.begunAt) / 1_000);
		const text = `${this.label} ${bar} ${Math.floor(share * 100)} % · ${this.done}/${this.total} · ${seconds} s`;
		this.stream.write(`\r\u001b[K${text.slice(0, (this.stream.columns ?? 80) - 1)}`);
	}
}
