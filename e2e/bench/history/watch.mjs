/**
 * Runs in the page before any of its scripts. Notes the calls to the API with their answers, and
 * each read of a field that the remotes' contract has and the API does not send: a read of what an
 * object has not itself falls through to the prototype of all objects, where such a name is noted.
 * @param {{ fields: import('./fields.mjs').Field[] }} options
 */
export function watch({ fields }) {
	/** @type {import('./seen.ts').Noted} */
	const seen = { calls: [], answered: new Set(), reads: new Map(), pending: 0 };
	globalThis.borletteSeen = seen;

	/** @param {string} method @param {string} address @param {number} status */
	const noteAnswer = (method, address, status) => {
		const { pathname } = new URL(address, location.href);
		if (!pathname.startsWith('/api/')) return;
		seen.calls.push({ method, path: pathname, status });
		seen.answered.add(`${method.toUpperCase()} ${pathname}`);
	};

	const { open, send } = XMLHttpRequest.prototype;
	/** @type {WeakMap<XMLHttpRequest, { method: string, address: string }>} */
	const opened = new WeakMap();
	/**
	 * @this {XMLHttpRequest}
	 * @param {string} method @param {string | URL} address
	 * @param {boolean} [isAsync] @param {string | null} [user] @param {string | null} [password]
	 */
	XMLHttpRequest.prototype.open = function (method, address, isAsync = true, user, password) {
		opened.set(this, { method, address: String(address) });
		return open.call(this, method, address, isAsync, user, password);
	};
	XMLHttpRequest.prototype.send = function (body) {
		const call = opened.get(this);
		if (call) {
			seen.pending += 1;
			this.addEventListener('loadend', () => {
				seen.pending -= 1;
				noteAnswer(call.method, call.address, this.status);
			});
		}
		return send.call(this, body);
	};

	const { fetch } = globalThis;
	globalThis.fetch = async (what, how) => {
		const answer = await fetch(what, how);
		const method = how?.method ?? (what instanceof Request ? what.method : 'GET');
		noteAnswer(method, answer.url, answer.status);
		return answer;
	};

	/** @type {Map<string, import('./fields.mjs').Field[]>} */
	const byName = new Map();
	for (const field of fields.filter(({ kind }) => kind === 'gone')) {
		byName.set(field.name, [...(byName.get(field.name) ?? []), field]);
	}
	/** @param {object} object @param {string} name */
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

/** @param {import('./fields.mjs').Field} field */
export const canBeWatched = ({ name, beside }) =>
	!OF_THE_LANGUAGE.has(name) && beside.length >= LEAST_BESIDE;
