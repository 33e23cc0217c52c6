import type { FastifyInstance } from 'fastify';
import { besideCalls } from '../../db/lanes.ts';
import { peekSession } from '../../identity/session.sql.ts';
import {
	duesOf,
	homeOfPerson,
	knownCodes,
	type SignedIn,
	stampOf,
} from '../../identity/session.ts';
import type { Subscriber } from '../../live/hub.ts';
import { agentsSeen } from './events.sql.ts';
import type { EventStream } from './stream.ts';

const CHECK_MS = 15_000;
/** Where the clock of this process is ahead of the database's, a sign-in lasts longer than it seems. */
const LEAST_MS = 1_000;

export interface Check {
	/** Somebody's rights changed: within so many ms, by chance, so that all streams do not ask at once. */
	soon(withinMs: number): void;
	stop(): void;
}

/** Every so often, and when the token ends by itself: is the sign-in still good, what may it do, whose are the agents? */
export function keepChecked(
	app: FastifyInstance,
	{ tokenHash, scope }: SignedIn,
	subscriber: Subscriber,
	stream: EventStream,
): Check {
	let timer: NodeJS.Timeout | undefined;
	let isOver = false;
	let told = '';
	const plan = (ms: number) => {
		clearTimeout(timer);
		if (!isOver) timer = setTimeout(() => void check(), ms).unref();
	};
	// One at a time: what was asked for meanwhile comes after it.
	let isChecking = false;
	let isAsked = false;
	const look = async (): Promise<number> => {
		const now = await peekSession(await homeOfPerson(app.db, scope), tokenHash);
		if (!now?.is_active || now.company_id !== scope.companyId) {
			isOver = true;
			stream.end('unauthenticated');
			return CHECK_MS;
		}
		const { password_due, second_step_due } = duesOf(now, app.signInRules);
		if (password_due || second_step_due) {
			isOver = true;
			// Who asks for another stream is told what is due.
			stream.end('closing');
			return CHECK_MS;
		}
		const stamp = stampOf(knownCodes(now.perms));
		if (stamp !== told) stream.tellRights({ stamp });
		told = stamp;
		subscriber.agents = await agentsSeen(app.db, scope);
		const left = Date.parse(now.expires_at) - Date.now() + 50;
		return left > 0 ? Math.min(CHECK_MS, left) : LEAST_MS;
	};
	const check = async (): Promise<void> => {
		isChecking = true;
		isAsked = false;
		const next = await look().catch((error: unknown) => {
			app.log.warn({ err: error }, 'A sign-in could not be checked');
			return CHECK_MS;
		});
		isChecking = false;
		plan(isAsked ? 0 : next);
	};
	void check();
	return {
		soon(withinMs) {
			isAsked = true;
			if (!isChecking) besideCalls(() => plan(Math.random() * withinMs));
		},
		stop() {
			isOver = true;
			clearTimeout(timer);
		},
	};
}
