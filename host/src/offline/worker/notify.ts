/** What the API sends to this browser (`api/src/modules/alerts/send.ts`). */
interface Told {
	id: string;
	title: string;
	text: string;
	/** Address within the application. */
	link: string;
}

interface Notifying {
	readonly registration: ServiceWorkerRegistration;
	readonly clients: {
		matchAll(options: {
			type: 'window';
			includeUncontrolled: boolean;
		}): Promise<
			readonly { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }[]
		>;
		openWindow(url: string): Promise<unknown>;
	};
}

const isTold = (value: unknown): value is Told =>
	typeof value === 'object' &&
	value !== null &&
	['id', 'title', 'text', 'link'].every((name) => typeof Reflect.get(value, name) === 'string');

/** Shows what was sent; the same message a second time takes the place of the first, without a sound. */
export async function showTold({ registration }: Notifying, data: unknown): Promise<void> {
	if (!isTold(data)) return;
	const { id, title, text, link } = data;
	await registration.showNotification(title, {
		body: text,
		tag: id,
		icon: '/icons/icon-192.png',
		data: { link },
	});
}

/** Opens what a notification tells of, in a tab of the application that is open if there is one. */
export async function openTold(
	{ clients }: Notifying,
	link: unknown,
	origin: string,
): Promise<void> {
	const address = new URL(typeof link === 'string' ? link : '/', origin);
	if (address.origin !== origin) return;
	const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
	if (!open) {
		await clients.openWindow(address.href);
		return;
	}
	await open.focus();
	await open.navigate(address.href);
}
