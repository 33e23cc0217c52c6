import { create } from 'zustand';
import {
	ApiError,
	bindAuthority,
	call,
	isServerAway,
	Listeners,
	onReach,
	type Refusal,
	serverNow,
} from '../api/index.ts';
import { authApi, profileApi, type Session, scopeApi } from '../contract/auth.ts';
import type { BodyOf, Endpoint } from '../contract/index.ts';
import { along, ownerOf } from './along.ts';
import { kept, replaced } from './kept.ts';
import { noteUse } from './lastUse.ts';
import { page } from './page.ts';
import { replays } from './replays.ts';
import type { SignedOut } from './signedOut.ts';
import { STORED, storage } from './storage.ts';

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
	/** What was just saved of one's own. */
	refreshProfile(user: Session): void;
	/** Reads the profile anew, which is a use like any other. @throws ApiError where nobody answers, or refuses */
	readProfile(): Promise<void>;
	/** Closes the dialog without signing in: the write stays refused. */
	cancelReauthentication(): void;
}

export const useSession = create<SessionState>()((set) => ({
	status: 'uninitialised',
	user: null,
	isUnreachable: false,
	isReauthenticating: false,
	reauthenticates: 'unauthenticated',
	idleMs: 0,
	initialise,

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
		kept.keepLogo(user);
		set({ user });
	},
	readProfile,

	cancelReauthentication() {
		set({ isReauthenticating: false });
		replays.settle(false);
	},
}));
const { getState, setState, subscribe } = useSession;
const changes = new Listeners();
subscribe(() => changes.tell());

bindAuthority({
	token: kept.token,
	ownToken: kept.ownToken,
	onChange: changes.add,
	used: noteUse,
	refused,
	replaced: (token) => replaced(token, subscribe),
	owes(what) {
		const { user } = getState();
		if (user) setState({ user: { ...user, [what]: true } });
	},
	isOwing: () => Boolean(getState().user?.password_due || getState().user?.second_step_due),
	rightsAre(stamp) {
		if (getState().user && getState().user?.rights !== stamp) void readAgain();
	},
});

/** Of a profile that was just read: from now to its idle end. */
const idleMsOf = ({ idle_expires_at }: Session): number =>
	Math.max(0, Date.parse(idle_expires_at) - serverNow());

function keep(accessToken: string, user: Session): void {
	kept.keep(accessToken, user);
	setState({ status: 'authenticated', user, idleMs: idleMsOf(user), isReauthenticating: false });
	replays.settle(true);
}

function forget(why?: SignedOut): void {
	kept.forget(why);
	setState({
		status: 'unauthenticated',
		user: null,
		isUnreachable: false,
		isReauthenticating: false,
	});
}

/** Of reading who is signed in: so many were begun, and the last that was answered. */
let tries = 0;
let answered = 0;

async function initialise(): Promise<void> {
	const role = kept.role();
	if (!role) return forget();
	tries += 1;
	const mine = tries;
	try {
		const user = await call(profileApi[role], {});
		answered = mine;
		kept.takeUp(user);
		setState({ status: 'authenticated', user, idleMs: idleMsOf(user), isUnreachable: false });
	} catch (error) {
		console.warn('The session could not be taken up again.', error);
		// Asked once more meanwhile, with an answer: this one came too late to say anything.
		if (answered > mine) return;
		// A server out of reach is no reason to sign anybody out, nor to ask for a password that nobody can check.
		if (error instanceof ApiError && error.isPassing) goOnAlone(error);
		else forget(causeOf(error));
	}
}

/** Nobody can be asked: what was taken along is enough to go on with, until somebody can. */
function goOnAlone({ code }: ApiError): void {
	const user = code === 'offline' ? along.now()?.user : undefined;
	if (!user) {
		setState({ isUnreachable: true });
		return;
	}
	kept.takeUp();
	// How long the server lets it idle is not known; it says so itself.
	setState({ status: 'authenticated', user, idleMs: 0, isUnreachable: false });
	const leave = onReach(() => {
		if (isServerAway()) return;
		leave();
		void initialise();
	});
}

function causeOf(error: unknown): SignedOut {
	if (!(error instanceof ApiError)) return 'unknown';
	return error.code === 'account_blocked' ? 'blocked' : (error.body.ended ?? 'unknown');
}

/** So often the profile was read anew. */
let reads = 0;

async function readProfile(): Promise<void> {
	const { user } = getState();
	if (!user) return;
	reads += 1;
	const mine = reads;
	const now = await call(profileApi[user.role], {});
	// Read once more meanwhile: what is answered last may be of before.
	if (mine !== reads) return;
	const present = getState().user;
	if (present && ownerOf(present) === ownerOf(user)) setState({ user: now, idleMs: idleMsOf(now) });
}

/** What the person may do now. Where nobody can be asked the stream of events is not open either, and says it when it is. */
const readAgain = (): Promise<void> =>
	readProfile().catch((error: unknown) => {
		console.warn('What you may do now could not be read.', error);
	});

/** A refused read ends the session and reloads; a refused write keeps the page and asks again. */
async function refused(
	endpoint: Endpoint,
	reauthenticates: Refusal,
	cause: SignedOut = 'unknown',
): Promise<boolean> {
	const { status, isReauthenticating } = getState();
	const isOwn = endpoint === authApi.login || endpoint === authApi.logout;
	if (isOwn || status !== 'authenticated') return false;
	if (endpoint.method !== 'GET') {
		setState({ isReauthenticating: true, reauthenticates });
		return replays.wait();
	}
	if (!isReauthenticating) {
		forget(cause);
		page.beginAnew();
	}
	return false;
}
