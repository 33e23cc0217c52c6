/** Anything can be thrown: null, an object without a prototype, an error whose getters throw. */
function attempt(read: () => unknown): string | undefined {
	try {
		const value = read();
		return value === undefined || value === null ? undefined : String(value);
	} catch {
		return undefined;
	}
}

const isThing = (value: unknown): value is Record<string, unknown> =>
	(typeof value === 'object' && value !== null) || typeof value === 'function';

const LIMIT = 2_000;

/** What `image.onerror = reject` rejects with: `error of <img>`. */
const happenedTo = ({ type, target }: Event): string =>
	target instanceof Element ? `${type} of <${target.localName}>` : type;

/** Never throws, whatever was thrown. */
export function messageOf(thrown: unknown): string {
	const own = isThing(thrown)
		? attempt(() => (thrown instanceof Event ? happenedTo(thrown) : thrown.message))
		: undefined;
	return (own ?? attempt(() => String(thrown)) ?? 'something without words').slice(0, LIMIT);
}

/** As of the class of an error: `TypeError`; of what is none, its kind of value. */
export function nameOf(thrown: unknown): string {
	const own = isThing(thrown) ? attempt(() => thrown.name) : undefined;
	return (own || (thrown === null ? 'null' : typeof thrown)).slice(0, 80);
}

/** The lines that name a script; the message above them may name anything. */
export function framesOf(thrown: unknown): string[] {
	const stack = isThing(thrown) ? attempt(() => thrown.stack) : undefined;
	return (stack ?? '').split('\n').filter((line) => /:\d+:\d+\)?\s*$/.test(line));
}

/** The error and what it names as its cause, and so on. */
export function causesOf(thrown: unknown): unknown[] {
	const chain: unknown[] = [];
	let next = thrown;
	while (next !== undefined && next !== null && !chain.includes(next) && chain.length < 5) {
		chain.push(next);
		next = causeOf(next);
	}
	return chain;
}

function causeOf(thrown: unknown): unknown {
	try {
		return isThing(thrown) ? thrown.cause : undefined;
	} catch {
		return undefined;
	}
}
