import type { Found } from '@borlette/shared/contract/palette';

/** One line of the palette: where it leads, and what it is called. */
export interface Entry {
	/** The same whenever it is offered, in whatever language. */
	readonly key: string;
	readonly label: string;
	/** What tells it from others: its group, its surcussale, its company. */
	readonly note: string;
	/** As menu entries have it. */
	readonly icon: string;
	readonly to: string;
	/** Of a row that was found: what is kept of it to offer it again. */
	readonly found?: Found;
	/** Leads on from rows that were found to all that match; good for what is typed, and never offered again. */
	readonly isRest?: true;
}

/** An entry with what else finds it. */
export interface Searched extends Entry {
	readonly words: string;
}

export interface Group {
	readonly id: string;
	readonly title: string;
	readonly entries: readonly Entry[];
}
