import { OPEN_EVERY_MS, type PageReport, pagesApi } from '@borlette/shared/contract/pages';
import { STORED, storage } from '@borlette/shared/session';
import { hostBuild } from '../../registry/hostBuild.ts';
import { useRegistry } from '../../registry/store.ts';
import { tabMemory } from '../../registry/tabMemory.ts';
import { early } from '../early.ts';
import { countBy } from '../happened.ts';
import { useOpenPage } from '../openPage.ts';
import { Counts } from './counts.ts';
import { followVitals } from './vitals.ts';

/** Between two reports at the least; an error is told sooner after a calm time. */
const PAUSE_MS = 15_000;
const SOON_MS = 2_000;
/** After one that did not arrive, or was refused. What it said is lost: nothing is sent again. */
const REST_MS = 120_000;

let counts: Counts;
let timer: ReturnType<typeof setTimeout> | undefined;
let mayTellAt = 0;

/** Counts from now on, and tells every so often while there is anything to tell. */
export function startTelling(): void {
	counts = new Counts(hostBuild(), tabMemory('federation.counted'));
	countBy((happening) => {
		counts.add(happening);
		tellSoon();
	});
	noteOpen();
	setInterval(noteOpen, OPEN_EVERY_MS);
	// Before the listener below: at the end of the page the vitals go with the last report.
	followVitals((vital, value, page) => counts.measured(vital, value, page));
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'hidden') tell();
	});
}

function noteOpen(): void {
	if (document.visibilityState === 'hidden') return;
	counts.isOpen(useOpenPage.getState().page?.entry);
	tellSoon();
}

function tellSoon(): void {
	timer ??= setTimeout(tell, Math.max(SOON_MS, mayTellAt - performance.now()));
}

function tell(): void {
	clearTimeout(timer);
	timer = undefined;
	const { registry } = useRegistry.getState();
	if (!registry || counts.isEmpty || performance.now() < mayTellAt - PAUSE_MS) return;
	mayTellAt = performance.now() + PAUSE_MS;
	const { channel, revision } = registry;
	send({ channel, revision, host: hostBuild(), builds: counts.take() });
	if (!counts.isEmpty) tellSoon();
}

function send(report: PageReport): void {
	const rest = () => {
		mayTellAt = performance.now() + REST_MS;
	};
	const token = storage.get(STORED.accessToken);
	early
		.fetch(pagesApi.report.path, {
			method: pagesApi.report.method,
			headers: {
				'content-type': 'application/json',
				...(token && { authorization: `Token ${token}` }),
			},
			body: early.stringify(report),
			// Sent even when the page is being left.
			keepalive: true,
		})
		.then(({ ok }) => ok || rest(), rest);
}
