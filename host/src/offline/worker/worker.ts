import { Kept, kindOf } from './kept.ts';
import { openTold, showTold } from './notify.ts';
import type { Wishes } from './wishes.ts';

/** Events of a service worker, as far as they are used here: the types of pages know none. */
interface Extendable extends Event {
	waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
	readonly request: Request;
	/** Begun while the worker was starting; undefined where the browser does not do that. */
	readonly preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Extendable {
	/** null: nothing came along. */
	readonly data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
	readonly notification: Notification;
}
interface Worker {
	readonly registration: ServiceWorkerRegistration;
	readonly clients: { claim(): Promise<void> } & Parameters<typeof openTold>[0]['clients'];
	skipWaiting(): Promise<void>;
	addEventListener(kind: 'install' | 'activate', listener: (event: Extendable) => void): void;
	addEventListener(kind: 'push', listener: (event: Pushed) => void): void;
	addEventListener(kind: 'notificationclick', listener: (event: Clicked) => void): void;
	addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
	addEventListener(
		kind: 'message',
		listener: (event: Extendable & MessageEvent<Wishes>) => void,
	): void;
}
const worker = globalThis as unknown as Worker;
const kept = new Kept({ caches, fetch: (address, init) => fetch(address, init) });

// What is kept does not depend on the worker's version, so a new one takes over at once.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
	event.waitUntil(
		Promise.all([
			worker.clients.claim(),
			// The page is asked for while the worker starts, which takes a slow phone half a second.
			worker.registration.navigationPreload?.enable(),
		]),
	),
);

worker.addEventListener('fetch', (event) => {
	const { request } = event;
	const kind = kindOf(request, location.origin);
	if (kind === 'file') event.respondWith(kept.file(request));
	if (kind !== 'page') return;
	const coming = event.preloadResponse.then((answer) => answer ?? fetch(request));
	event.respondWith(kept.page(coming, (work) => event.waitUntil(work)));
});

worker.addEventListener('message', (event) => event.waitUntil(kept.keep(event.data)));

worker.addEventListener('push', (event) => event.waitUntil(showTold(worker, event.data?.json())));
worker.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(openTold(worker, event.notification.data?.link, location.origin));
});
