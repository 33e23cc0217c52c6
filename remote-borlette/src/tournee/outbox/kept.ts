import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { decrypted, encrypted, keyOf } from './cipher.ts';

const DATABASE = 'borlette-tournee';
const STORE = 'things';

interface Things extends DBSchema {
	[STORE]: {
		key: [owner: string, name: string];
		value: { owner: string; name: string; box: string };
	};
}

/** What one person keeps in this browser while they work in one company; nobody reads it without their secret. */
export class Kept {
	private constructor(
		private readonly things: IDBPDatabase<Things>,
		private readonly owner: string,
		private readonly key: CryptoKey,
	) {}

	/** @throws where the browser keeps nothing, as in a private window of some */
	static async open(owner: string, secret: string): Promise<Kept> {
		const things = await openDB<Things>(DATABASE, 1, {
			upgrade: (database) => {
				database.createObjectStore(STORE, { keyPath: ['owner', 'name'] });
			},
		});
		return new Kept(things, owner, await keyOf(secret));
	}

	async write(name: string, value: unknown): Promise<void> {
		const box = await encrypted(this.key, this.named(name), value);
		await this.things.put(STORE, { owner: this.owner, name, box });
	}

	/** undefined: nothing, or nothing that this secret opens. */
	async read<T>(name: string): Promise<T | undefined> {
		const kept = await this.things.get(STORE, [this.owner, name]);
		return kept && this.openedOrNothing<T>(name, kept.box);
	}

	async remove(name: string): Promise<void> {
		await this.things.delete(STORE, [this.owner, name]);
	}

	/** All whose names begin so, and how many of them this secret does not open. */
	async list<T>(prefix: string): Promise<{ values: T[]; unreadable: number }> {
		const range = IDBKeyRange.bound([this.owner, prefix], [this.owner, `${prefix}\uffff`]);
		const kept = await this.things.getAll(STORE, range);
		const values: T[] = [];
		for (const { name, box } of kept) {
			const value = await this.openedOrNothing<T>(name, box);
			if (value !== undefined) values.push(value);
		}
		return { values, unreadable: kept.length - values.length };
	}

	private openedOrNothing<T>(name: string, box: string): Promise<T | undefined> {
		return decrypted<T>(this.key, this.named(name), box).catch(() => undefined);
	}

	private readonly named = (name: string): string => `${this.owner}/${name}`;
}
