import { create } from 'zustand';
import {
	ApiError,
	bindAuthority,
	call,
	isServerAway,
	onReach,
	type Refusal,
	serverNow,
} from '../api/index.ts';
import { authApi, profileApi, type Session, scopeApi } from '../contract/auth.ts';
import { type BodyOf, type Codes, type Endpoint, ROLES, type Role } from '../contract/index.ts';
import { along, ownerOf } from './along.ts';
import { noteUse } from './lastUse.ts';
import { forgetSignedOut, keepSignedOut, type SignedOut } from './signedOut.ts';
import { forgetNames, STORED, storage } from './storage.ts';
import { unsaved } from './unsaved.ts';

export type SessionStatus = 'uninitialised' | 'authenticated' | 'unauthenticated';

interface SessionState {
	status: SessionStatus;
	user: Session | null;
	/** Nobody could be asked who is signed in: it stays `uninitialised`, and the token is kept. */
	isUnreachable: boolean;
	/** A write was refused because the sign-in ended: a dialog asks for the password, then it is sent again. */
	isReauthenticating: boolean;
	/** What the dialog says: the sign-in ended, or is too old for what is to be changed. */
	reauthenticates: Refusal;
	/** How long the server lets this sign-in idle, ms; what it lets at most, `user.expires_at` says. */
	idleMs: number;
	/** Reads the profile when a token and a role are stored; a refusal means signed out. */
	initialise(): Promise<void>;
	/** @throws ApiError `invalid_credentials`, `account_blocked`, `too_many_requests`, … */
	login(credentials: Omit<BodyOf<typeof authApi.login>, 'device'>): Promise<void>;
	/** Signs out even when the server does not answer; returns whether the server did. */
	logout(): Promise<boolean>;
	/** null: "Toutes". */
	chooseCompany(company: string | null): Promise<void>;
	/** ISO code; null: every country. */
	chooseCountry(country: string | null): Promise<void>;
	refreshProfile(user: Session): void;
	/** Closes the dialog without signing in: the write stays refused. */
	cancelReauthentication(): void;
}

/** Of another person, or in another company: it goes along with neither. */
function dropForeign(user: Session): void {
	const kept = along.now();
	if (kept && ownerOf(kept.user) !== ownerOf(user)) along.drop();
}

const isRole = (value: string | null): value is Role => ROLES.includes(value as Role);

/** Of a profile that was just read: from now to its idle end. */
const idleMsOf = ({ idle_expires_at }: Session): number =>
	Math.max(0, Date.parse(idle_expires_at) - serverNow());

let settleReauthentication: ((mayReplay: boolean) => void) | undefined;

export const useSession = create<SessionState>()((set, get) => {
	/** Of reading who is signed in: so many were begun, and the last that was answered. */
	let tries = 0;
	let answered = 0;
	/** Of the person and the company that this page shows, whatever other tabs do. */
	let ownToken: string | null = null;
	const keepLogo = ({ company_photo }: Session) => {
		if (company_photo) storage.set(STORED.logo, company_photo);
		else storage.remove(STORED.logo);
	};
	const keep = (accessToken: string, user: Session) => {
		keepLogo(user);
		dropForeign(user);
		storage.set(STORED.accessToken, accessToken);
		ownToken = accessToken;
		storage.set(STORED.role, user.role);
		forgetSignedOut();
		noteUse();
		set({ status: 'authenticated', user, idleMs: idleMsOf(user), isReauthenticating: false });
		settleReauthentication?.(true);
		settleReauthentication = undefined;
	};
	const forget = (why?: SignedOut) => {
		if (why) keepSignedOut(why);
		// Whoever was only signed out takes their drafts up again.
		if (why === 'self') unsaved.forget();
		along.drop();
		ownToken = null;
		storage.remove(STORED.accessToken);
		storage.remove(STORED.role);
		storage.remove(STORED.logo);
		forgetNames();
		set({
			status: 'unauthenticated',
			user: null,
			isUnreachable: false,
			isReauthenticating: false,
		});
	};

	bindAuthority({
		token: () => storage.get(STORED.accessToken),
		ownToken: () => ownToken,
		onChange: (listener) => useSession.subscribe(listener),
		used: noteUse,
		refused: (endpoint, why, cause) => refused(endpoint, why, cause),
		replaced,
		owes(what) {
			const { user } = get();
			if (user) set({ user: { ...user, [what]: true } });
		},
		isOwing: () => Boolean(get().user?.password_due || get().user?.second_step_due),
		rightsAre(stamp) {
			if (get().user && get().user?.rights !== stamp) void readAgain();
		},
	});

	/** Nobody can be asked: what was taken along is enough to go on with, until somebody can. */
	function goOnAlone({ code }: ApiError): void {
		const user = code === 'offline' ? along.now()?.user : undefined;
		if (!user) {
			set({ isUnreachable: true });
			return;
		}
		ownToken = storage.get(STORED.accessToken);
		// How long the server lets it idle is not known; it says so itself.
		set({ status: 'authenticated', user, idleMs: 0, isUnreachable: false });
		const leave = onReach(() => {
			if (isServerAway()) return;
			leave();
			void get().initialise();
		});
	}

	/** What the person may do now. Where nobody can be asked the stream of events is not open either, and says it when it is. */
	async function readAgain(): Promise<void> {
		const { user } = get();
		if (!user) return;
		try {
			const now = await call(profileApi[user.role], {});
			const present = get().user;
			if (present && ownerOf(present) === ownerOf(user)) set({ user: now, idleMs: idleMsOf(now) });
		} catch (error) {
			console.warn('What you may do now could not be read.', error);
		}
	}

	/** A refused read ends the session and reloads; a refused write keeps the page and asks again. */
	function refused(
		endpoint: Endpoint,
		reauthenticates: Refusal,
		cause: SignedOut = 'unknown',
	): Promise<boolean> {
		const isRead = endpoint.method === 'GET';
		const isOwn = endpoint === authApi.login || endpoint === authApi.logout;
		if (isOwn || get().status !== 'authenticated') return Promise.resolve(false);
		if (isRead) {
			if (!get().isReauthenticating) {
				forget(cause);
				page.beginAnew();
			}
			return Promise.resolve(false);
		}
		set({ isReauthenticating: true, reauthenticates });
		return new Promise((resolve) => {
			const others = settleReauthentication;
			settleReauthentication = (mayReplay) => {
				others?.(mayReplay);
				resolve(mayReplay);
			};
		});
	}

	return {
		status: 'uninitialised',
		user: null,
		isUnreachable: false,
		isReauthenticating: false,
		reauthenticates: 'unauthenticated',
		idleMs: 0,

		async initialise() {
			const role = storage.get(STORED.role);
			if (!storage.get(STORED.accessToken) || !isRole(role)) return forget();
			tries += 1;
			const mine = tries;
			try {
				const user = await call(profileApi[role], {});
				answered = mine;
				ownToken = storage.get(STORED.accessToken);
				keepLogo(user);
				set({ status: 'authenticated', user, idleMs: idleMsOf(user), isUnreachable: false });
			} catch (error) {
				console.warn('The session could not be taken up again.', error);
				// Asked once more meanwhile, with an answer: this one came too late to say anything.
				if (answered > mine) return;
				// A server out of reach is no reason to sign anybody out, nor to ask for a password that nobody can check.
				if (error instanceof ApiError && error.isPassing) goOnAlone(error);
				else forget(causeOf(error));
			}
		},

		async login(credentials) {
			const known = storage.get(STORED.device);
			const body = { ...credentials, ...(known && { device: known }) };
			const { accessToken, device, user } = await call(authApi.login, { body });
			storage.set(STORED.device, device);
			keep(accessToken, user);
		},

		async logout() {
			try {
				await call(authApi.logout, {});
				return true;
			} catch {
				return false;
			} finally {
				forget('self');
			}
		},

		async chooseCompany(company) {
			const { accessToken, user } = await call(scopeApi.chooseCompany, { body: { company } });
			keep(accessToken, user);
		},

		async chooseCountry(country) {
			const { accessToken, user } = await call(scopeApi.chooseCountry, { body: { country } });
			keep(accessToken, user);
		},

		refreshProfile(user) {
			keepLogo(user);
			set({ user });
		},

		cancelReauthentication() {
			set({ isReauthenticating: false });
			settleReauthentication?.(false);
			settleReauthentication = undefined;
		},
	};
});

function causeOf(error: unknown): SignedOut {
	if (!(error instanceof ApiError)) return 'unknown';
	return error.code === 'account_blocked' ? 'blocked' : (error.body.ended ?? 'unknown');
}

/** The answer that brings the new token is on its way, here or in another tab; a network may be slow. */
const REPLACED_WITHIN_MS = 10_000;

/** Waits until this browser has another token than this; false: it has none, or none came. */
function replaced(token: string | null): Promise<boolean> {
	const isHere = () => storage.get(STORED.accessToken) !== token;
	return new Promise((resolve) => {
		const look = () => {
			if (isHere()) end();
		};
		const end = () => {
			clearTimeout(timer);
			forgetSession();
			window.removeEventListener('storage', look);
			resolve(isHere() && storage.get(STORED.accessToken) !== null);
		};
		const timer = setTimeout(end, REPLACED_WITHIN_MS);
		const forgetSession = useSession.subscribe(look);
		window.addEventListener('storage', look);
		look();
	});
}

/** The one door to `location.reload`, so that tests can watch it. */
export const page = {
	reload: () => window.location.reload(),
	/** Whether the page is about to go by itself. */
	isGoing: false,
	/**
	 * Because it is no longer the person's, or of the company that is chosen now. Nobody is asked whether to leave what
	 * is typed: there is no staying, and it is kept as a draft.
	 */
	beginAnew(): void {
		page.isGoing = true;
		page.reload();
	},
};

/** "Toutes": a superuser who has chosen no company reads the rows of all, and changes none. */
export const isEverywhere = (user: Session | null): boolean =>
	user?.role === 'superuser' && user.select_company === null;

/** Whether somebody holds the code, or any of several; no code: yes. */
export function can(user: Session | null, permission: Codes | null | undefined): boolean {
	const codes = [permission ?? []].flat();
	return (
		codes.length === 0 || Boolean(user?.perms.some(({ codename }) => codes.includes(codename)))
	);
}
