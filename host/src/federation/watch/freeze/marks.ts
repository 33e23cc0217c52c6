import type { Label } from '@borlette/shared/federation';

/** Whose page was open, or whose code was beginning, when the tab stopped answering. */
export interface FreezePlace {
	readonly remote: string;
	/** `1.4.0-3fa9c1` */
	readonly build: string;
	/** Folder of the build. */
	readonly url: string;
	/** What people call it. */
	readonly title: Label;
}

export interface FreezeMark extends FreezePlace {
	/** Of the tab. */
	readonly id: string;
	/** ISO 8601. */
	readonly at: string;
}

const DATABASE = 'borlette';
const STORE = 'frozen';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

async function withStore<T>(
	mode: IDBTransactionMode,
	work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
	const opening = indexedDB.open(DATABASE, 1);
	opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
	const database = await settled(opening);
	try {
		return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
	} finally {
		database.close();
	}
}

/** Kept where a worker can write too: sessionStorage and localStorage are the page's alone. */
export const marks = {
	put: (mark: FreezeMark) => withStore('readwrite', (store) => store.put(mark)),
	remove: (id: string) => withStore('readwrite', (store) => store.delete(id)),
	all: () => withStore<FreezeMark[]>('readonly', (store) => store.getAll()),
};
