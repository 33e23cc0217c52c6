import { recentFailures } from '@borlette/shared/api';
import { useLocale } from '@borlette/shared/i18n';
import { useRegistry } from '../federation/store.ts';
import { useMix } from './store.ts';
import { linkTo, type Wanted } from './wanted.ts';

/** What failed, where there is something. */
export interface Failed {
	remote?: string;
	error?: unknown;
}

/** Values in addresses may be names of people; a report goes through many hands. */
const withoutQueries = (text: string): string => text.replace(/\?[^\s)"'`]*/g, '?…');

function describeError(error: unknown) {
	if (!(error instanceof Error)) return error === undefined ? undefined : String(error);
	const { name, message, stack } = error;
	return { name, message: withoutQueries(message), stack: withoutQueries(stack ?? '').split('\n') };
}

/** Every build that runs here: with its link the very same mix is opened again. */
function runningMix(): Wanted[] {
	const { registry } = useRegistry.getState();
	return Object.entries(registry?.remotes ?? {}).map(([remote, { version, build }]) => ({
		remote,
		build: `${version}-${build}`,
	}));
}

const hostBuild = () =>
	document.querySelector<HTMLMetaElement>('meta[name="borlette-host"]')?.content ?? 'development';

/**
 * All that somebody needs who looks into an error of this page, as JSON to be read by people. It
 * holds no token, no name and no value of an address.
 */
export function reportOf({ remote, error }: Failed = {}): string {
	const { registry, kept, failure } = useRegistry.getState();
	const { changes, obstacles } = useMix.getState();
	const running = runningMix();
	const report = {
		at: new Date().toISOString(),
		page: window.location.pathname,
		remote,
		error: describeError(error),
		channel: registry?.channel,
		revision: registry?.revision,
		registry: failure ? describeError(failure) : kept,
		mix: changes.length > 0 ? changes : undefined,
		refused: obstacles.length > 0 ? obstacles : undefined,
		host: hostBuild(),
		remotes: Object.fromEntries(running.map(({ remote: name, build }) => [name, build])),
		failedCalls: recentFailures(),
		locale: useLocale.getState().locale,
		userAgent: navigator.userAgent,
		link: linkTo(running),
	};
	return JSON.stringify(report, null, 2);
}
