interface Question {
	/** How many callers have asked it and have no answer yet. */
	callers: number;
	/** When the newest reading of it began. */
	begun: number;
	answer?: Promise<unknown>;
}

/**
 * Readings that several callers ask for alike. Everybody waits for a turn; whose turn comes after somebody else began to read the
 * same gets that answer, if it had been asked for by then: it is not older than one of its own would have been. Nothing is kept for
 * who asks later.
 */
export class SharedReads {
	/** Counts what happens: two things may happen within a millisecond. */
	#now = 0;
	readonly #questions = new Map<string, Question>();

	/** `inTurn` calls what it is given when the caller's turn has come. Rejects as the reading or the turn does. */
	async ask<T>(
		question: string,
		read: () => Promise<T>,
		inTurn: (read: () => Promise<T>) => Promise<T>,
	): Promise<T> {
		const asked = this.#questions.get(question) ?? { callers: 0, begun: 0 };
		this.#questions.set(question, asked);
		asked.callers += 1;
		this.#now += 1;
		const since = this.#now;
		try {
			return await inTurn(
				() => (asked.begun > since ? asked.answer : this.#begin(asked, read)) as Promise<T>,
			);
		} finally {
			asked.callers -= 1;
			if (asked.callers === 0) this.#questions.delete(question);
		}
	}

	#begin<T>(asked: Question, read: () => Promise<T>): Promise<T> {
		this.#now += 1;
		const begun = this.#now;
		const answer = read();
		Object.assign(asked, { begun, answer });
		// Who has not had a turn yet tries by itself.
		answer.catch(() => {
			if (asked.begun === begun) asked.begun = 0;
		});
		return answer;
	}
}
