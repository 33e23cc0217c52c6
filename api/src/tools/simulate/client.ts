import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint, InputOf, OutputOf } from '@borlette/shared/contract';
import { type Answered, type Credentials, outputOf, send } from '@borlette/shared/contract/request';
import { CommandError } from '../console/run.ts';

const MOST_ATTEMPTS = 60;
const PAUSE_MS = 250;

/** Calls of the contract over HTTP, as a terminal or a browser makes them. */
export class Client {
	/** Calls whose answer was lost, so that they were sent again. */
	resent = 0;
	private readonly base: string;

	constructor(base: string) {
		this.base = base;
	}

	/** Throws a `Refusal`; waits when the server asks for it, asks again when in doubt. */
	async call<E extends Endpoint>(
		endpoint: E,
		input: InputOf<E>,
		credentials: Credentials = {},
	): Promise<OutputOf<E>> {
		// A write that must not be done twice is sent again under the same key.
		const mayRepeat = credentials.key !== undefined || endpoint.method === 'GET';
		for (let attempt = 1; ; attempt++) {
			const answer = await send(this.base, endpoint, { ...input, ...credentials });
			const pause = attempt < MOST_ATTEMPTS ? pauseBefore(answer, mayRepeat) : undefined;
			if (pause === undefined) {
				if (!answer)
					throw new CommandError(
						`${this.base} does not answer: begin npm start, or name the API with --url`,
					);
				return outputOf(endpoint, answer);
			}
			if (answer?.status !== 429) this.resent += 1;
			await wait(pause);
		}
	}
}

/** Milliseconds until the call is worth another try; `undefined`: the answer is final. */
function pauseBefore(answer: Answered | undefined, mayRepeat: boolean): number | undefined {
	if (answer?.status === 429) return Math.max(1, answer.retryAfter) * 1_000;
	const isInDoubt = !answer || answer.status >= 500;
	return isInDoubt && mayRepeat ? PAUSE_MS : undefined;
}

export const newKey = (): string => randomUUID();
