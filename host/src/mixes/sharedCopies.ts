/** What the federation runtime holds of one copy of a shared package. */
interface Copy {
	readonly from?: string;
	readonly loaded?: unknown;
	readonly lib?: unknown;
}
type Scopes = Record<string, { default?: Record<string, Record<string, Copy>> }>;

export interface SharedCopy {
	readonly name: string;
	readonly version: string;
	/** The part of the page that brought it. */
	readonly provider: string;
}

/** Every copy of a shared package that the page has loaded; one each, as singletons are. */
export function sharedCopies(): SharedCopy[] {
	const { __FEDERATION__: runtime } = globalThis as { __FEDERATION__?: { __SHARE__?: Scopes } };
	const found = new Map<string, SharedCopy>();
	for (const scope of Object.values(runtime?.__SHARE__ ?? {})) {
		for (const [name, versions] of Object.entries(scope.default ?? {})) {
			for (const [version, { from, loaded, lib }] of Object.entries(versions)) {
				if (!loaded && !lib) continue;
				found.set(`${name}@${version}`, { name, version, provider: from ?? '–' });
			}
		}
	}
	return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
