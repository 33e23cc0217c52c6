import { ApiFailure } from '../errors.ts';

/** Who calls: people of one house share the slots of their house. */
export interface Caller {
	house: string;
	person: string;
}

/** How many calls may be at work at once, and how many may wait. */
export interface TurnRules {
	slots: number;
	ofHouse: number;
	ofPerson: number;
	waitingOfHouse: number;
	waitingOfPerson: number;
	/** Milliseconds after which a waiting call is refused; Infinity: never. */
	longestWait: number;
}

const RETRY_SECONDS = 5;

const sentTooMuch = () => new ApiFailure('too_many_requests', { retryAfter: RETRY_SECONDS });
/** Not that it was refused: a terminal that waited may have sent the same before, and that is still at work. */
const cameTooLate = () =>
	new ApiFailure(
		'unavailable',
		{ retryAfter: RETRY_SECONDS },
		'Its turn did not come in time; an earlier try may still be recorded: send it again under its key',
	);

interface Person {
	atWork: number;
	/** What begins each of their calls. */
	queue: Array<() => void>;
}

interface House {
	atWork: number;
	waiting: number;
	/** In the order of their turns. */
	people: Map<string, Person>;
}

interface Place {
	caller: Caller;
	house: House;
	person: Person;
}

/**
 * Hands out slots in turn: the next one goes to the next house that has somebody waiting, and within
 * it to the next person, so that a call waits for one call of each other house and not for all of
 * theirs. No house and no person has more than their part at work, even while slots are free:
 * whoever comes next finds one.
 */
export class Turns {
	readonly #rules: TurnRules;
	/** Those with something at work or waiting, in the order of their turns. */
	readonly #houses = new Map<string, House>();
	#atWork = 0;

	constructor(rules: TurnRules) {
		this.#rules = rules;
	}

	get state(): { slots: number; atWork: number; waiting: number } {
		const waiting = [...this.#houses.values()].reduce((sum, house) => sum + house.waiting, 0);
		return { slots: this.#rules.slots, atWork: this.#atWork, waiting };
	}

	/**
	 * Does the work when its turn comes. Throws `too_many_requests` where the caller's own calls fill
	 * their part of the queue, `unavailable` where their house's do or it waited too long. An abort of
	 * `left` while it waits is rejected with its reason, and the work is never done.
	 */
	async take<T>(caller: Caller, work: () => Promise<T>, left?: AbortSignal): Promise<T> {
		left?.throwIfAborted();
		const place = this.#placeOf(caller);
		if (this.#mayBegin(place)) this.#begin(place);
		else await this.#wait(place, left, this.#rules.longestWait);
		try {
			return await work();
		} finally {
			this.#end(place);
		}
	}

	/** A slot for as long as the caller likes; returns what gives it back, to be called once. Waits and throws as `take` does. */
	async hold(caller: Caller, left: AbortSignal, longestWait: number): Promise<() => void> {
		left.throwIfAborted();
		const place = this.#placeOf(caller);
		if (this.#mayBegin(place)) this.#begin(place);
		else await this.#wait(place, left, longestWait);
		return () => this.#end(place);
	}

	#placeOf(caller: Caller): Place {
		const house = this.#houses.get(caller.house) ?? { atWork: 0, waiting: 0, people: new Map() };
		this.#houses.set(caller.house, house);
		const person = house.people.get(caller.person) ?? { atWork: 0, queue: [] };
		house.people.set(caller.person, person);
		return { caller, house, person };
	}

	#forget({ caller, house, person }: Place): void {
		if (person.atWork === 0 && person.queue.length === 0) house.people.delete(caller.person);
		if (house.people.size === 0) this.#houses.delete(caller.house);
	}

	#mayBegin({ house, person }: Omit<Place, 'caller'>): boolean {
		return this.#atWork < this.#rules.slots && this.#hasRoom(house, person);
	}

	#hasRoom(house: House, person: Person): boolean {
		return house.atWork < this.#rules.ofHouse && person.atWork < this.#rules.ofPerson;
	}

	#begin(place: Place): void {
		this.#atWork += 1;
		place.house.atWork += 1;
		place.person.atWork += 1;
		this.#toTheEnd(place);
	}

	#end(place: Place): void {
		this.#atWork -= 1;
		place.house.atWork -= 1;
		place.person.atWork -= 1;
		this.#toTheEnd(place);
		this.#forget(place);
		this.#next();
	}

	/** Whoever had a turn lets the others have theirs first. */
	#toTheEnd({ caller, house, person }: Place): void {
		this.#houses.delete(caller.house);
		this.#houses.set(caller.house, house);
		house.people.delete(caller.person);
		house.people.set(caller.person, person);
	}

	#wait(place: Place, left: AbortSignal | undefined, longestWait: number): Promise<void> {
		const { house, person } = place;
		const { waitingOfHouse, waitingOfPerson } = this.#rules;
		const isTooMuch = person.queue.length >= waitingOfPerson;
		if (isTooMuch || house.waiting >= waitingOfHouse) {
			this.#forget(place);
			throw isTooMuch ? sentTooMuch() : cameTooLate();
		}
		return new Promise((resolve, reject) => {
			const stopWaiting = (): void => {
				clearTimeout(timer);
				left?.removeEventListener('abort', leave);
				house.waiting -= 1;
			};
			const begin = (): void => {
				stopWaiting();
				this.#begin(place);
				resolve();
			};
			const giveUp = (reason: unknown): void => {
				stopWaiting();
				person.queue.splice(person.queue.indexOf(begin), 1);
				this.#forget(place);
				reject(reason);
			};
			const leave = (): void => giveUp(left?.reason);
			const timer = Number.isFinite(longestWait)
				? setTimeout(() => giveUp(cameTooLate()), longestWait).unref()
				: undefined;
			left?.addEventListener('abort', leave, { once: true });
			person.queue.push(begin);
			house.waiting += 1;
		});
	}

	/** Starts waiting calls, as far as there are slots. */
	#next(): void {
		for (let begin = this.#whoseTurn(); begin; begin = this.#whoseTurn()) begin();
	}

	#whoseTurn(): (() => void) | undefined {
		for (const house of this.#houses.values()) {
			if (house.waiting === 0) continue;
			for (const person of house.people.values()) {
				if (this.#mayBegin({ house, person })) {
					const begin = person.queue.shift();
					if (begin) return begin;
				}
			}
		}
		return undefined;
	}
}
