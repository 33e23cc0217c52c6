import type { BodyOf } from '@borlette/shared/contract';
import type { tourneeApi } from '@borlette/shared/contract/tournee';

/** What the server said against it; it waits for a person. */
export interface Refusal {
	/** Of the answer, or of its first field: `day_closed`, `unknown_reference`. */
	code: string;
	/** ISO 8601, by this device. */
	at: string;
	/** With `day_closed`: who closed the day, and when. */
	closed?: { closed_by: string; closed_at: string };
	/** With `likely_double`: who recorded the other one, and when. */
	like?: { actor_name: string; at: string };
}

interface Done {
	/** Idempotency-Key, made when it was done. */
	key: string;
	/** ISO 8601, by the server's clock as this device knew it. */
	done_at: string;
	/** Of the agent or the surcussale, as it was read. */
	label: string;
	/** Name of the surcussale. */
	place: string;
	/** Who did it. */
	actor: string;
	refusal?: Refusal;
}

export interface TakingAct extends Done {
	kind: 'taking';
	currency: string;
	body: BodyOf<typeof tourneeApi.take>;
}

export interface VisitAct extends Done {
	kind: 'visit';
	body: BodyOf<typeof tourneeApi.visit>;
}

/** Something that was done on a tour and that the server does not know yet. */
export type Act = TakingAct | VisitAct;

/** Minor units of the company's currency; 0: no cash. */
export const amountOf = (act: Act): number => (act.kind === 'taking' ? act.body.amount : 0);

/** A visit that the server has, and that the tour of before knows nothing of. */
export interface RecordedVisit {
	/** Of the act. */
	key: string;
	surcussale_id: string;
	/** When somebody was there, ISO 8601. */
	at: string;
	actor_name: string;
}
