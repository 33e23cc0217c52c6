import { NOTHING } from '@borlette/shared/i18n';

/** What the federation runtime holds of copies of shared packages, by name. */
interface Runtime {
	/** Every part of the page, with what it brings itself. */
	readonly __INSTANCES__?: readonly {
		readonly name: string;
		readonly options: { readonly shared?: Record<string, readonly { version: string }[]> };
	}[];
	/** By scope and version. */
	readonly __SHARE__?: Record<string, { default?: Record<string, Record<string, Copy>> }>;
}
interface Copy {
	readonly loaded?: unknown;
	readonly lib?: unknown;
}

export interface SharedCopy {
	readonly name: string;
	readonly version: string;
	/** The part of the page that brought it. */
	readonly provider: string;
}

/** Every copy of a shared package that the page has loaded; one each, as singletons are. */
export function sharedCopies(): SharedCopy[] {
	const runtime = (globalThis as { __FEDERATION__?: Runtime }).__FEDERATION__ ?? {};
	const providers = providersOf(runtime);
	const found = new Map<string, SharedCopy>();
	for (const scope of Object.values(runtime.__SHARE__ ?? {})) {
		for (const [name, versions] of Object.entries(scope.default ?? {})) {
			for (const [version, { loaded, lib }] of Object.entries(versions)) {
				const key = `${name}@${version}`;
				if (loaded || lib)
					found.set(key, { name, version, provider: providers.get(key) ?? NOTHING });
			}
		}
	}
	return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The runtime's own `from` names who asked first, so the parts are asked what they brought. */
function providersOf({ __INSTANCES__: parts = [] }: Runtime): Map<string, string> {
	const brought = parts.flatMap(({ name: part, options }) =>
		Object.entries(options.shared ?? {}).flatMap(([name, copies]) =>
			copies.map(({ version }) => [`${name}@${version}`, part] as const),
		),
	);
	return new Map(brought);
}
