import { type Owner, ownerOf } from './along.ts';

/** How keys of the tab's memory begin: of drafts of forms, and of what was typed into a page that had to make way. */
const TYPED = ['draft.', 'typed.'];

/** Storage may be denied: then nothing was kept. */
function keys(): string[] {
	try {
		return Object.keys(window.sessionStorage);
	} catch {
		return [];
	}
}

/** Where the draft of a form of somebody is kept, by the name of the form. */
export const draftKeyOf = (owner: string, name: string): string => `${TYPED[0]}${owner}.${name}`;

/** What was typed in this tab and is not saved. It outlasts a sign-in that ends by itself, and ends with one that a person ends. */
export const unsaved = {
	/** Whether there is a form of theirs that is not saved. */
	of: (user: Owner): boolean => keys().some((key) => key.startsWith(draftKeyOf(ownerOf(user), ''))),
	/** Whether there is one of anybody: nobody is signed in. */
	isKept: (): boolean => keys().some((key) => key.startsWith(`${TYPED[0]}`)),
	/** The next person may sit at this computer. */
	forget(): void {
		for (const key of keys())
			if (TYPED.some((beginning) => key.startsWith(beginning)))
				window.sessionStorage.removeItem(key);
	},
};
