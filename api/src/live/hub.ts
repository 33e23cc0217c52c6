import { LIVE_KINDS, type LiveEvent } from '@borlette/shared/contract/events';
import type { Notice } from './notifier.ts';
import type { Sighting } from './registry-watch.ts';

/** Draws, and what is to be done, are the company's; sales are somebody's. */
const OF_SOMEBODY: ReadonlySet<LiveEvent['kind']> = new Set(['sale', 'exposure']);

/** One open stream. */
export interface Subscriber {
	/** null: "Toutes", who is told that figures changed, but of no company's rows. */
	companyId: string | null;
	/** Whose sales it sees; null: every agent's of the company. */
	agents: ReadonlySet<string> | null;
	/** Who reads the stream, and for which house. */
	person: string;
	house: string;
	/** Hexadecimal. */
	tokenHash: string;
	push(event: LiveEvent): void;
	/** Its token is good no longer. */
	revoke(): void;
}

/** A token that ended, as the database tells it. */
interface Revocation {
	revoked: string;
}

export const registryEvent = (sighting: Sighting): LiveEvent => ({
	kind: 'registry',
	...sighting,
	at: new Date().toISOString(),
});

/** Passes events to the open streams whose readers may see them. */
export class Hub {
	readonly #subscribers = new Set<Subscriber>();

	get size(): number {
		return this.#subscribers.size;
	}

	/** How many streams a person has open, by however many sign-ins, and how many their house. */
	opened(by: { person: string; house: string }): { ofPerson: number; ofHouse: number } {
		const all = [...this.#subscribers];
		return {
			ofPerson: all.filter(({ person }) => person === by.person).length,
			ofHouse: all.filter(({ house }) => house === by.house).length,
		};
	}

	add(subscriber: Subscriber): () => void {
		this.#subscribers.add(subscriber);
		return () => this.#subscribers.delete(subscriber);
	}

	readonly receive = (text: string): void => {
		const notices = JSON.parse(text) as Array<Notice | Revocation>;
		const at = new Date().toISOString();
		for (const notice of notices) {
			if ('revoked' in notice) this.#revoke(notice.revoked);
			else this.#pass(notice, at);
		}
	};

	/** Something may have been missed: everybody reads everything again. */
	readonly passAll = (): void => {
		const at = new Date().toISOString();
		for (const one of this.#subscribers) for (const kind of LIVE_KINDS) one.push({ kind, at });
	};

	/** A registry is nobody's secret: every signed-in page is told. */
	readonly passRegistry = (sighting: Sighting): void => {
		const event = registryEvent(sighting);
		for (const one of this.#subscribers) one.push(event);
	};

	#pass({ k: kind, c, i: instance_id, a }: Notice, at: string): void {
		for (const one of this.#subscribers) {
			if (one.companyId === null) one.push({ kind, at });
			else if (one.companyId === c)
				this.#passTo(one, { kind, ...(instance_id && { instance_id }), at }, a);
		}
	}

	/** Without agents it may concern anybody's: a ball that was blocked, or more of them than are named. */
	#passTo(one: Subscriber, event: LiveEvent, agents: readonly string[] | undefined): void {
		const { agents: own } = one;
		const seen = own && OF_SOMEBODY.has(event.kind) ? agents?.filter((id) => own.has(id)) : agents;
		if (seen?.length === 0) return;
		const [first] = seen ?? [];
		one.push(seen?.length === 1 && first ? { ...event, agent_id: first } : event);
	}

	#revoke(tokenHash: string): void {
		for (const one of [...this.#subscribers]) if (one.tokenHash === tokenHash) one.revoke();
	}
}
