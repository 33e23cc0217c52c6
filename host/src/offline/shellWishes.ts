import { useLocale } from '@borlette/shared/i18n';
import { addressOf, signedHashOf } from '../federation/integrity/integrity.ts';
import { useRunning } from '../federation/loading/running.ts';
import type { JudgedRegistry } from '../federation/registry/judged.ts';
import { useRegistry } from '../federation/registry/store.ts';
import { useMix } from '../mixes/store.ts';
import type { Wishes } from './worker/wishes.ts';

const folderOf = (url: string): string =>
	addressOf({ url } as Parameters<typeof addressOf>[0]).pathname;

/** Folders of builds that may run by what the channel says, and of those that may not. */
function foldersOf({ remotes, removed = {} }: JudgedRegistry): Pick<Wishes, 'builds' | 'killed'> {
	const all = Object.entries({ ...removed, ...remotes });
	const killed = all.flatMap(([name, place]) =>
		place.killed.map(({ version, build }) => folderOf(`/remotes/${name}/${version}-${build}/`)),
	);
	const builds = Object.values(remotes)
		.flatMap(({ url, lastKnownGood }) => [url, ...(lastKnownGood ? [lastKnownGood.url] : [])])
		.map(folderOf)
		.filter((folder) => !killed.includes(folder));
	return { builds, killed };
}

/** Files of the host and of running builds that came into this page, each with its signed hash. */
function filesRun(came: ReadonlySet<string>): Record<string, string> {
	const all = Object.values(useRunning.getState()).flatMap(({ entry }) =>
		entry.manifest.development
			? []
			: Object.entries(entry.manifest.assets).map(
					([file, hash]) => [addressOf(entry, file), hash] as const,
				),
	);
	const ofHost = [...came]
		.filter((address) => /\/assets\/[^/]+\.(js|css)$/.test(address))
		.map((address) => new URL(address))
		.filter(({ pathname }) => pathname.startsWith('/assets/'));
	return Object.fromEntries([
		...ofHost.map(({ href, pathname }) => [pathname, signedHashOf(href)]),
		...all.filter(([{ href }]) => came.has(href)).map(([{ pathname }, hash]) => [pathname, hash]),
	]);
}

/** What the application wants kept; nothing in a tab that runs something else than the channel says. */
export function shellWishes(came: ReadonlySet<string>): Wishes | undefined {
	const { registry, kept } = useRegistry.getState();
	const { changes, past } = useMix.getState();
	if (!registry || past || changes.length > 0) return undefined;
	return {
		// Menus and dialogs, which come when they are opened, too: without a network nothing comes any more.
		beginnings: [
			...['begin', 'shell', 'layout', 'kit', 'overlays'],
			`texts-${useLocale.getState().locale}`,
		],
		files: filesRun(came),
		revision: registry.revision,
		...foldersOf(registry),
		// What may run is not known anew: nothing is forgotten for it, and what is forbidden stays so.
		...(kept && { builds: undefined }),
	};
}
