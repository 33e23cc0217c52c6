/**
 * Runs in the page before any of its scripts. Notes the calls to the API with their answers, and
 * each read of a field that the remotes' contract has and the API does not send: a read of what an
 * object has not itself falls through to the prototype of all objects, where such a name is noted.
 * @param {{ fields: import('./fields.mjs').Field[] }} options
 */
export function watch({ fields }) {
	const seen = { calls: [], answered: new Set(), reads: new Map(), pending: 0 };
	globalThis.borletteSeen = seen;

	const noteAnswer = (method, address, status) => {
		const { pathname } = new URL(address, location.href);
		if (!pathname.startsWith('/api/')) return;
		seen.calls.push({ method, path: pathname, status });
		seen.answered.add(`${method.toUpperCase()} ${pathname}`);
	};

	const { open, send } = XMLHttpRequest.prototype;
	XMLHttpRequest.prototype.open = function (method, address, ...rest) {
		this.borletteCall = { method, address: String(address) };
		return open.call(this, method, address, ...rest);
	};
	XMLHttpRequest.prototype.send = function (body) {
		const { method, address } = this.borletteCall;
		seen.pending += 1;
		this.addEventListener('loadend', () => {
			seen.pending -= 1;
			noteAnswer(method, address, this.status);
		});
		return send.call(this, body);
	};

	const { fetch } = globalThis;
	globalThis.fetch = async (...args) => {
		const answer = await fetch(...args);
		const { method = args[0].method ?? 'GET' } = args[1] ?? {};
		noteAnswer(method, answer.url, answer.status);
		return answer;
	};

	const byName = new Map();
	for (const field of fields.filter(({ kind }) => kind === 'gone')) {
		byName.set(field.name, [...(byName.get(field.name) ?? []), field]);
	}
	const has = (object, name) => Object.hasOwn(object, name);
	for (const [name, places] of byName) {
		Object.defineProperty(Object.prototype, name, {
			configurable: true,
			get() {
				for (const { call, at, beside } of places) {
					if (beside.every((each) => has(this, each))) {
						seen.reads.set(`${call}: ${at}.${name}`, call);
					}
				}
				return undefined;
			},
			// What is set becomes the object's own, as without all this.
			set(value) {
				Object.defineProperty(this, name, {
					value,
					writable: true,
					enumerable: true,
					configurable: true,
				});
			},
		});
	}
}

/** Names that mean something to the language itself: on the prototype they would break it. */
const OF_THE_LANGUAGE = new Set(
	'value get set writable enumerable configurable then toJSON constructor length done next raw'.split(
		' ',
	),
);
/** An object known by one field only may be any object. */
const LEAST_BESIDE = 2;

export const canBeWatched = ({ name, beside }) =>
	!OF_THE_LANGUAGE.has(name) && beside.length >= LEAST_BESIDE;
