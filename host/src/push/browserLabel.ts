/** As brands are written in a user agent; the first that is there, since the later ones are in all of them. */
const BROWSERS = [
	['Edg/', 'Edge'],
	['OPR/', 'Opera'],
	['SamsungBrowser/', 'Samsung Internet'],
	['Firefox/', 'Firefox'],
	['Chrome/', 'Chrome'],
	['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
	['Android', 'Android'],
	['iPhone', 'iPhone'],
	['iPad', 'iPad'],
	['Windows', 'Windows'],
	['Mac OS X', 'macOS'],
	['Linux', 'Linux'],
] as const;

const first = (names: ReadonlyArray<readonly [string, string]>, agent: string) =>
	names.find(([mark]) => agent.includes(mark))?.[1];

/** "Firefox · Windows": by which a person knows this browser again among theirs. */
export const browserLabel = (agent: string): string =>
	[first(BROWSERS, agent) ?? 'Navigateur', first(SYSTEMS, agent)].filter(Boolean).join(' · ');
