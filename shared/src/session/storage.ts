/**
 * localStorage that never throws: where the browser denies it or it is full, the value lives in
 * memory until the page is left.
 */
const PROBE = 'probe';
const memory = new Map<string, string>();

function attempt<T>(access: (storage: Storage) => T): T | undefined {
	try {
		return access(window.localStorage);
	} catch {
		return undefined;
	}
}

export const storage = {
	get(key: string): string | null {
		return memory.get(key) ?? attempt((local) => local.getItem(key)) ?? null;
	},
	/** What was stored as JSON; null: nothing, or nothing that can be read. */
	parsed(key: string): unknown {
		try {
			return JSON.parse(storage.get(key) ?? 'null');
		} catch {
			return null;
		}
	},
	set(key: string, value: string): void {
		const stored = attempt((local) => {
			local.setItem(key, value);
			return true;
		});
		if (stored) memory.delete(key);
		else memory.set(key, value);
	},
	/** Whether what is stored now is there after the page was left. */
	isKept: (): boolean =>
		attempt((local) => {
			local.setItem(PROBE, '1');
			local.removeItem(PROBE);
			return true;
		}) ?? false,
	remove(key: string): void {
		memory.delete(key);
		attempt((local) => local.removeItem(key));
	},
	/** Every one whose key begins like this. */
	removeAll(beginning: string): void {
		const stored = attempt((local) => Object.keys(local)) ?? [];
		for (const key of [...memory.keys(), ...stored]) {
			if (key.startsWith(beginning)) storage.remove(key);
		}
	},
};

/** The keys of local storage (specification 3). */
export const STORED = {
	accessToken: 'accessToken',
	role: 'role',
	language: 'language',
	settings: 'settings',
	/** Address of the company's logo, for the picture while the session is on its way. */
	logo: 'logo',
	/** Given at a sign-in, stays after it: this browser is no stranger to the account. */
	device: 'device',
	/** Why this browser was signed out last, and when (ms since 1970): for the screen that asks to sign in again. */
	signedOut: 'signedOut',
	/** What goes along to where there is no network (`along.ts`). */
	along: 'along',
	/** How many things are not sent yet, by whose they are. */
	unsent: 'unsent',
} as const;

/** How keys begin of what names people and rows: it ends with the sign-in, for the next person may sit at this computer. */
export const NAMES = 'names.';
/** Earlier builds kept names under these. */
const NAMES_OF_BEFORE = 'palette.';

export function forgetNames(): void {
	storage.removeAll(NAMES);
	storage.removeAll(NAMES_OF_BEFORE);
}
