/**
 * How many texts a connection knows, and so how many plans PostgreSQL keeps for it, of 0.1 to 0.4 MB
 * each. The API has some hundreds of statements and a lane uses a part of them; texts without end (a
 * filter more or less, a list of any length) push each other out.
 */
export const MOST_PREPARED = 64;

/** How a text is sent: as a statement of this name ('': unnamed), which is made first or is there. */
export interface Naming {
	name: string;
	isNew: boolean;
}

/** The prepared statements of one connection: each text that it sends a second time, as an LRU cache. */
export class PreparedStatements {
	/** By text, the least recently used first; '': seen once. */
	readonly #names = new Map<string, string>();
	#made = 0;
	#dropped: string[] = [];

	/** Counts as a use. */
	nameOf(text: string): Naming {
		const known = this.#names.get(text);
		this.#names.delete(text);
		const isNew = known === '';
		if (isNew) this.#made += 1;
		const name = isNew ? `s${this.#made}` : (known ?? '');
		this.#names.set(text, name);
		if (this.#names.size > MOST_PREPARED) this.#forgetOldest();
		return { name, isNew: isNew || known === undefined };
	}

	/** It may be there or not: the next use makes it anew, under another name. */
	forget(text: string): void {
		const name = this.#names.get(text);
		if (name) this.#dropped.push(name);
		this.#names.delete(text);
	}

	/** Names that the server may let go of; each is told once. */
	takeDropped(): readonly string[] {
		const dropped = this.#dropped;
		if (dropped.length > 0) this.#dropped = [];
		return dropped;
	}

	#forgetOldest(): void {
		const [oldest] = this.#names.keys();
		if (oldest !== undefined) this.forget(oldest);
	}
}
