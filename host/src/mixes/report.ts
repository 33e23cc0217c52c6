import { recentFailures } from '@borlette/shared/api';
import { withoutValues } from '@borlette/shared/contract/page-error';
import { useLocale } from '@borlette/shared/i18n';
import { contained } from '../federation/containment/notes.ts';
import type { Failed } from '../federation/notes/failureAction.ts';
import { hostBuild } from '../federation/registry/hostBuild.ts';
import { useRegistry } from '../federation/registry/store.ts';
import { framesOf, messageOf, nameOf } from '../federation/watch/describe.ts';
import { useFaults } from '../federation/watch/faults.ts';
import { useMix } from './store.ts';
import { linkTo, type Wanted } from './wanted.ts';

/** Values in addresses may be names of people; a report goes through many hands. */
const withoutQueries = (text: string): string => text.replace(/\?[^\s)"'`]*/g, '?…');

function describeError(error: unknown) {
	if (error === undefined) return undefined;
	if (!(error instanceof Error)) return messageOf(error);
	const message = withoutQueries(messageOf(error));
	return { name: nameOf(error), message, stack: framesOf(error).map(withoutQueries) };
}

/** Every build that runs here: with its link the very same mix is opened again. */
function runningMix(): Wanted[] {
	const { registry } = useRegistry.getState();
	return Object.entries(registry?.remotes ?? {}).map(([remote, { version, build }]) => ({
		remote,
		build: `${version}-${build}`,
	}));
}

/** What failed in this page, newest first: also what nobody saw. */
function recentErrors() {
	return useFaults.getState().recent.map(({ title: _title, message, stack, ...fault }) => ({
		...fault,
		message: withoutValues(message),
		stack: stack.map(withoutQueries),
	}));
}

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
		contained: contained().length > 0 ? contained() : undefined,
		recentErrors: recentErrors(),
		locale: useLocale.getState().locale,
		userAgent: navigator.userAgent,
		link: linkTo({ revision: registry?.revision, mix: running }),
	};
	return JSON.stringify(report, null, 2);
}
