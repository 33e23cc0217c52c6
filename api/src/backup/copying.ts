import type { Progress } from './base.ts';

/** What is known of the backups of a process while it keeps them. */
export class Copying implements Progress {
	/** Bytes, of a copy of everything that is being made. */
	progress: { done: number; total: number } | undefined;
	/** Why what was done last is not kept; '': it is. */
	readonly failures = new Map<'log' | 'base', string>();

	get failure(): string | null {
		return [...this.failures.values()].find(Boolean) ?? null;
	}

	begin(_label: string, total: number): void {
		this.progress = { done: 0, total };
	}

	advance(by: number): void {
		if (this.progress) this.progress.done += by;
	}

	end(): void {
		this.progress = undefined;
	}
}
