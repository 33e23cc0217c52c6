import type { Session } from '../contract/auth.ts';
import { ROLES, type Role } from '../contract/index.ts';
import { along, ownerOf } from './along.ts';
import { noteUse } from './lastUse.ts';
import { forgetSignedOut, keepSignedOut, type SignedOut } from './signedOut.ts';
import { forgetNames, STORED, storage } from './storage.ts';
import { unsaved } from './unsaved.ts';

/** Of the person and the company that this page shows, whatever other tabs do. */
let ownToken: string | null = null;

const token = () => storage.get(STORED.accessToken);
const isRole = (value: string | null): value is Role => ROLES.includes(value as Role);

function keepLogo({ company_photo }: Session): void {
	if (company_photo) storage.set(STORED.logo, company_photo);
	else storage.remove(STORED.logo);
}

/** Of another person, or in another company: it goes along with neither. */
function dropForeign(user: Session): void {
	const taken = along.now();
	if (taken && ownerOf(taken.user) !== ownerOf(user)) along.drop();
}

/** What this browser keeps of a sign-in, for all its tabs. */
export const kept = {
	token,
	ownToken: () => ownToken,
	keepLogo,
	/** Whose profile is read; null: nobody is signed in. */
	role(): Role | null {
		const role = storage.get(STORED.role);
		return token() && isRole(role) ? role : null;
	},
	/** This page goes on with what is kept. */
	takeUp(user?: Session): void {
		ownToken = token();
		if (user) keepLogo(user);
	},
	/** Somebody has just signed in, or chosen another company. */
	keep(accessToken: string, user: Session): void {
		keepLogo(user);
		dropForeign(user);
		storage.set(STORED.accessToken, accessToken);
		ownToken = accessToken;
		storage.set(STORED.role, user.role);
		forgetSignedOut();
		noteUse();
	},
	forget(why?: SignedOut): void {
		if (why) keepSignedOut(why);
		// Whoever was only signed out takes their drafts up again.
		if (why === 'self') unsaved.forget();
		along.drop();
		ownToken = null;
		storage.remove(STORED.accessToken);
		storage.remove(STORED.role);
		storage.remove(STORED.logo);
		forgetNames();
	},
};

/** The answer that brings the new token is on its way, here or in another tab; a network may be slow. */
const REPLACED_WITHIN_MS = 10_000;

/** Waits until this browser has another token than this; false: it has none, or none came. */
export function replaced(
	before: string | null,
	onChange: (listener: () => void) => () => void,
): Promise<boolean> {
	return new Promise((resolve) => {
		const look = () => {
			if (token() !== before) end();
		};
		const end = () => {
			clearTimeout(timer);
			leave();
			window.removeEventListener('storage', look);
			resolve(token() !== before && token() !== null);
		};
		const timer = setTimeout(end, REPLACED_WITHIN_MS);
		const leave = onChange(look);
		window.addEventListener('storage', look);
		look();
	});
}
