/** What was typed into a form and not yet saved. */
export interface Draft {
	/** Of the row the typing began from: when it is older than the row now, saving must compare. */
	readonly version: number | undefined;
	/** Of a row only what was changed: what somebody else saves meanwhile in other fields is theirs. */
	readonly values: Record<string, unknown>;
	/** It went out, and no answer said that it was refused: nobody knows whether it is saved. */
	readonly isSent?: boolean | undefined;
}

/** What secrets are called in forms that do not say which of their values are. */
const SECRETS: readonly string[] = ['password', 'old_password', 'code'];

/** Drafts live in the tab: they survive a reload and a new sign-in, and end with the tab. */
export const drafts = {
	read(key: string): Draft | null {
		try {
			const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
			return draft && typeof draft.values === 'object' ? draft : null;
		} catch {
			return null;
		}
	},
	/** @param secrets names of values that are never written down; a file is not either */
	write(key: string, { version, values, isSent }: Draft, secrets = SECRETS): void {
		const kept = Object.fromEntries(
			Object.entries(values).filter(
				([name, value]) => !secrets.includes(name) && !(value instanceof Blob),
			),
		);
		// Nothing but secrets, or what was typed besides was taken back: there would be nothing to restore.
		if (Object.keys(kept).length === 0) {
			drafts.clear(key);
			return;
		}
		try {
			sessionStorage.setItem(key, JSON.stringify({ version, values: kept, isSent }));
		} catch {
			// Storage is denied or full: the form works on, only without a draft.
		}
	},
	clear(key: string): void {
		try {
			sessionStorage.removeItem(key);
		} catch {
			// As above.
		}
	},
};
