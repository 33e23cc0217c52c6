import { early } from '../federation/watch/early.ts';

/** What of this browser the API is told. */
export interface Subscribed {
	endpoint: string;
	p256dh: string;
	auth: string;
}

/** The person did not answer the browser's question, or it can't be asked here. */
export class NoPush extends Error {
	override name = 'NoPush';
	readonly why: 'unanswered' | 'unsupported';

	constructor(why: 'unanswered' | 'unsupported') {
		super(why);
		this.why = why;
	}
}

export const canPush = (): boolean =>
	early.workers !== undefined && 'PushManager' in window && 'Notification' in window;

export const isDenied = (): boolean => canPush() && Notification.permission === 'denied';

const manager = async (): Promise<PushManager | undefined> =>
	(await early.workers?.getRegistration())?.pushManager;

export async function subscribedAt(): Promise<string | undefined> {
	return (await (await manager())?.getSubscription())?.endpoint;
}

/**
 * Asks the person, and then the maker of the browser for an address of this browser's own.
 * @throws NoPush, and what the browser says where its maker gives none
 */
export async function subscribe(key: string): Promise<Subscribed> {
	if ((await Notification.requestPermission()) !== 'granted') throw new NoPush('unanswered');
	const push = await manager();
	if (!push) throw new NoPush('unsupported');
	const former = await push.getSubscription();
	// Of another key than ours it would take nothing from us.
	if (former) await former.unsubscribe();
	const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
	const { endpoint, keys = {} } = made.toJSON();
	return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

export async function unsubscribe(): Promise<void> {
	await (await (await manager())?.getSubscription())?.unsubscribe();
}
