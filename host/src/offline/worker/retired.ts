import { PREFIX } from './wishes.ts';

/**
 * Sent in the place of the worker where an operator switches it off (`SERVICE_WORKER=0`): browsers look for it at each
 * visit, and lose the worker and all that it kept. Pages that are open go on as they are.
 */
interface Retiring {
	readonly registration: ServiceWorkerRegistration;
	skipWaiting(): Promise<void>;
	addEventListener(
		kind: 'install' | 'activate',
		listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void,
	): void;
}
const worker = globalThis as unknown as Retiring;

async function retire(): Promise<void> {
	const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
	await Promise.all(names.map((name) => caches.delete(name)));
	await worker.registration.unregister();
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(retire()));
