/** What is told of before it is done. */
export type Step = 'copy' | 'check' | 'ready' | 'swap' | 'finish';

export interface Carrying {
	dataDir: string;
	anchorCopyDir?: string | undefined;
	/** The package of the former server, where npm cannot fetch it. */
	file?: string | undefined;
	/** What `reconcile` finds in the rows was there before, and comes along. */
	withDifferences?: boolean;
	progress: { begin(label: string, total: number): void; advance(by?: number): void; end(): void };
	say: (message: string) => void;
	/** For tests: called before each step, and within the first; what it throws ends the carrying there. */
	before?: (step: Step) => Promise<void> | void;
}

export interface Carried {
	from: number;
	to: number;
	tables: number;
	rows: number;
	/** That `reconcile` finds, as before. */
	differences: number;
	/** Where what was carried over is kept. */
	kept: string;
}
