import { ApiError, call, serverNow } from '@borlette/shared/api';
import {
	TAKING_HINDRANCES,
	type Taking,
	type TakingHindrance,
	type Tour,
	tourneeApi,
} from '@borlette/shared/contract/tournee';
import type { Transaction } from '@borlette/shared/contract/transaction';
import { isBefore, knowsVisit } from '../tourFigures.ts';
import { type Act, amountOf, type RecordedVisit, type Refusal } from './act.ts';
import type { Kept } from './kept.ts';

const PREFIX = 'act.';
const RECORDED = 'recorded.';
const VISITED = 'visited.';
const nameOf = ({ key }: Pick<Act, 'key'>) => PREFIX + key;

/** Why sending stopped before its end; nothing is in doubt, since each act has its key. */
export type Pause = 'away' | 'signed_out' | 'failed';

export interface OutboxState {
	/** Oldest first. */
	acts: readonly Act[];
	/** Acts of this person that the secret does not open: they stay where they are. */
	unreadable: number;
	isSending: boolean;
	pause: Pause | undefined;
	/** By key: recorded since the page was opened, and before that since the tour that is kept was read. */
	recorded: Readonly<Record<string, Taking>>;
	/** Without cash: recorded since the tour that is kept was read, or since the page was opened. */
	visits: readonly RecordedVisit[];
}

/** What the server answered to an act. */
interface Answer {
	taking?: Taking;
	visit?: RecordedVisit;
}

/** The outbox of one person in one company: keeps what they did until the server has it, or a person has decided. */
export class Outbox {
	private state: OutboxState = {
		acts: [],
		unreadable: 0,
		isSending: false,
		pause: undefined,
		recorded: {},
		visits: [],
	};
	private readonly listeners = new Set<() => void>();

	private constructor(private readonly kept: Kept) {}

	static async open(kept: Kept): Promise<Outbox> {
		const outbox = new Outbox(kept);
		const { values, unreadable } = await kept.list<Act>(PREFIX);
		const recorded = (await kept.list<Taking>(RECORDED)).values;
		outbox.tell({
			acts: values.toSorted(byMoment),
			unreadable,
			recorded: Object.fromEntries(recorded.map((taking) => [taking.key, taking])),
			visits: (await kept.list<RecordedVisit>(VISITED)).values,
		});
		return outbox;
	}

	readonly now = (): OutboxState => this.state;
	readonly onChange = (listener: () => void): (() => void) => {
		this.listeners.add(listener);
		return () => void this.listeners.delete(listener);
	};

	/** Resolves once the browser has it. @throws where it is full or denies it: then it was not done. */
	async add(act: Act): Promise<void> {
		await this.kept.write(nameOf(act), act);
		this.tell({ acts: [...this.state.acts, act].toSorted(byMoment) });
	}

	/** Sends what waits, one after another; what is refused stays and waits for a person. */
	async send(): Promise<void> {
		if (this.state.isSending) return;
		this.tell({ isSending: true, pause: undefined });
		try {
			for (const act of this.state.acts) {
				const pause = act.refusal ? undefined : await this.sendOne(act);
				if (pause) return this.tell({ pause });
			}
		} finally {
			this.tell({ isSending: false });
		}
	}

	/** Somebody decided: what was said against it counts no more, and it is sent as it is. */
	async sendAnyway({ key }: Pick<Act, 'key'>): Promise<void> {
		const act = this.find(key);
		if (!act?.refusal) return;
		const { refusal, ...rest } = act;
		await this.change(isHindrance(refusal.code) ? despite(rest, refusal.code) : rest);
		await this.send();
	}

	/**
	 * Gives it up, which the trail tells with the reason, under the act's own key: had the act been recorded after all,
	 * the server says so and it counts.
	 * @throws ApiError where that could not be told; the act stays
	 */
	async drop({ key }: Pick<Act, 'key'>, reason: string): Promise<void> {
		const act = this.find(key);
		if (!act) return;
		const refused = act.refusal?.code ?? 'not_sent';
		const body = { label: act.label, amount: amountOf(act), done_at: act.done_at, refused, reason };
		await call(tourneeApi.drop, { body, key });
		await this.end(act);
	}

	/** A tour is kept: of what it knows, nothing has to be. */
	async forgetKnownTo(tour: Tour): Promise<void> {
		for (const { key, at } of Object.values(this.state.recorded)) {
			if (isBefore(at, tour.read_at)) await this.kept.remove(RECORDED + key);
		}
		for (const visit of this.state.visits) {
			if (knowsVisit(tour, visit)) await this.kept.remove(VISITED + visit.key);
		}
	}

	private async sendOne(act: Act): Promise<Pause | undefined> {
		try {
			await this.end(act, await answerTo(act));
			return undefined;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (OF_SIGN_IN.has(error.code)) return 'signed_out';
			if (!isRefusal(error)) return error.status === 0 ? 'away' : 'failed';
			await this.change({ ...act, refusal: refusalOf(error) });
			return undefined;
		}
	}

	private find(key: string): Act | undefined {
		return this.state.acts.find((act) => act.key === key);
	}

	private async change(act: Act): Promise<void> {
		await this.kept.write(nameOf(act), act);
		this.tell({ acts: this.state.acts.map((each) => (each.key === act.key ? act : each)) });
	}

	/** @param answer kept in place of the act: until the tour is read again nothing else tells what is owed no more, and who was where */
	private async end(act: Act, { taking, visit }: Answer = {}): Promise<void> {
		if (taking) await this.kept.write(RECORDED + act.key, taking).catch(console.warn);
		if (visit) await this.kept.write(VISITED + act.key, visit).catch(console.warn);
		await this.kept.remove(nameOf(act));
		this.tell({
			acts: this.state.acts.filter(({ key }) => key !== act.key),
			...(taking && { recorded: { ...this.state.recorded, [act.key]: taking } }),
			...(visit && { visits: [...this.state.visits, visit] }),
		});
	}

	private tell(change: Partial<OutboxState>): void {
		this.state = { ...this.state, ...change };
		for (const listener of this.listeners) listener();
	}
}

async function answerTo(act: Act): Promise<Answer> {
	const { key } = act;
	if (act.kind === 'taking')
		return { taking: await call(tourneeApi.take, { body: act.body, key }) };
	const { surcussale_id } = act.body;
	const noted = await call(tourneeApi.visit, { body: act.body, key });
	return { visit: { key, surcussale_id, ...noted } };
}

const byMoment = (one: Act, other: Act) => (one.done_at < other.done_at ? -1 : 1);

/** Said of the sign-in and not of the act: whoever signs in, or does there what is asked for, may send it. */
const OF_SIGN_IN: ReadonlySet<ApiError['code']> = new Set([
	'unauthenticated',
	'sign_in_again',
	'second_step_required',
	'password_due',
]);

/** The server answered and did nothing, and the same would be answered again. */
const isRefusal = (error: ApiError): boolean => error.isRefusal && !error.isPassing;

function refusalOf({ code, fields, body }: ApiError): Refusal {
	const [field] = Object.values(fields);
	const closed = closingIn(body.current);
	const at = new Date(serverNow()).toISOString();
	const like = code === 'likely_double' && (body.current as Transaction | undefined);
	return {
		code: field?.code ?? code,
		at,
		...(closed && { closed }),
		...(like && { like: { actor_name: like.actor_name, at: like.at } }),
	};
}

function closingIn(current: unknown): Refusal['closed'] {
	if (typeof current !== 'object' || current === null) return undefined;
	if (!('closed_by' in current) || !('closed_at' in current)) return undefined;
	return { closed_by: String(current.closed_by), closed_at: String(current.closed_at) };
}

export const isHindrance = (code: string): code is TakingHindrance =>
	TAKING_HINDRANCES.some((hindrance) => hindrance === code);

function despite(act: Act, code: TakingHindrance): Act {
	if (act.kind === 'visit') return act;
	return { ...act, body: { ...act.body, despite: [...(act.body.despite ?? []), code] } };
}
