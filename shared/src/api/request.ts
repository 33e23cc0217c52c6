import type { Endpoint } from '../contract/index.ts';

export interface CallInput {
	params?: Record<string, string>;
	query?: Record<string, unknown>;
	body?: unknown;
	/** Pictures of a multipart call, by the names in `endpoint.files`. */
	files?: Record<string, File | undefined>;
	/** `Idempotency-Key`: however often the call arrives with it, it happens once. */
	key?: string;
}

/** Fills `:name` in the path; a missing one is a mistake of the caller, so it throws. */
export function pathOf(
	endpoint: Pick<Endpoint, 'path'>,
	params: Record<string, string> = {},
): string {
	return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
		const value = params[name];
		if (!value) throw new Error(`call(${endpoint.path}): pass params.${name}`);
		return encodeURIComponent(value);
	});
}

/** Leaves out what is undefined or empty, so that a URL says only what was chosen. */
export function queryOf(query: Record<string, unknown> = {}): Record<string, string> {
	return Object.fromEntries(
		Object.entries(query)
			.filter(([, value]) => value !== undefined && value !== '' && value !== null)
			.map(([name, value]) => [name, String(value)]),
	);
}

/** Every field as text (null and undefined left out), and the files. */
export function formDataOf({ body, files = {} }: CallInput): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries((body as Record<string, unknown> | undefined) ?? {})) {
		if (value !== undefined && value !== null) form.append(name, String(value));
	}
	for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
	return form;
}
