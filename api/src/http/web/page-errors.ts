import { PAGE_ERROR_KINDS, withoutValues } from '@borlette/shared/contract/page-error';

const TEXT_LIMIT = 200;

type Fields = Readonly<Record<string, unknown>>;

/** Names as remotes, builds, routes and classes of errors have them; anything else is left out. */
const nameIn = (value: unknown): string | undefined =>
	typeof value === 'string' && /^[\w.@-]{1,80}$/.test(value) ? value : undefined;

/** Cut first, as below. Queries may hold names; who has the reference of a ticket may look at it. */
export const withoutSecrets = (address: string): string =>
	address
		.slice(0, 10 * TEXT_LIMIT)
		.replace(/[?#].*$/s, '')
		.replace(/(\/fiche2?(?:-view)?\/)[^/\s]+/g, '$1…');

const addressIn = (value: unknown): string | undefined =>
	typeof value === 'string' ? withoutSecrets(value).slice(0, TEXT_LIMIT) : undefined;

/** Cut first: whoever sends it decides how long it is. */
const messageIn = (value: unknown): string | undefined =>
	typeof value === 'string'
		? withoutValues(value.slice(0, 10 * TEXT_LIMIT)).slice(0, TEXT_LIMIT)
		: undefined;

/**
 * What is worth a line of the log of a page's failure (shared/src/contract/page-error.ts). The
 * browser has left out values already; it is done again here, because anybody may send anything.
 */
export function pageErrorOf(body: Fields) {
	const kind = PAGE_ERROR_KINDS.find((known) => known === body.kind);
	if (!kind) return undefined;
	return {
		kind,
		remote: nameIn(body.remote),
		build: nameIn(body.build),
		presumed: body.isPresumed === true ? true : undefined,
		route: nameIn(body.route),
		name: nameIn(body.name),
		message: messageIn(body.message),
		source: addressIn(body.source),
		channel: nameIn(body.channel),
		revision: Number.isSafeInteger(body.revision) ? body.revision : undefined,
		host: nameIn(body.host),
	};
}
