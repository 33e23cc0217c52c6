import { isServerAway, onReach } from '@borlette/shared/api';
import { followRegistries, type RegistryNews } from '@borlette/shared/data';
import { useSession } from '@borlette/shared/session';
import { hasCanary } from './hasCanary.ts';
import { channelOfPage } from './registry.ts';
import { pauseBefore } from './retry.ts';
import { useRegistry } from './store.ts';

/** How often is asked whether the channel must be looked at, ms; each page a little otherwise. */
const TICK_MS = 11_000;
const SPREAD_MS = 2_000;
/** Nothing heard of the stream for two beats of the API and a bit: it may be dead. */
const SILENCE_MS = 12_000;
/** Without a stream the registry is looked at when what is known of it is older: every other tick. */
const STALE_MS = 18_000;

/** The document of the store that says who may release what. */
const KEYS = 'grants';

/** Looks at the registry again whenever the page is looked at again, or the network is back. */
export function followRegistry(): void {
	const refresh = () => void useRegistry.getState().refresh();
	window.addEventListener('online', refresh);
	onReach(() => !isServerAway() && refresh());
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') refresh();
	});
	// Whoever it is now may get other builds; what this tab has begun to run stays.
	useSession.subscribe(({ user }, { user: before, status }) => {
		const { registry, look } = useRegistry.getState();
		if (status === 'uninitialised' || user?.id === before?.id) return;
		if (registry && hasCanary(registry)) void look();
	});
}

function revisionHere(): number {
	const { registry } = useRegistry.getState();
	return registry?.now ?? registry?.revision ?? 0;
}

/**
 * Reads the registry until it is as new as was told: a server may be a moment behind, and a reading
 * that is under way may have begun before the change.
 */
async function catchUp(revision: number | undefined): Promise<void> {
	if (revision !== undefined && revision <= revisionHere()) return;
	for (let tries = 1; ; tries++) {
		await useRegistry.getState().look();
		if (revision === undefined || revision <= revisionHere() || !(await pauseBefore(tries))) return;
	}
}

/**
 * Follows the channel while a signed-in page is open: the API's stream of events tells of each new
 * revision; while it does not, because it is away or knows nothing of registries, the page looks by
 * itself every 22 to 26 s. Never both.
 * @param isMixed whether builds of other channels run here
 * @returns ends it
 */
export function followChannel(isMixed: () => boolean): () => void {
	const channel = channelOfPage();
	/** What the stream told last; undefined: it tells nothing of this channel. */
	let told: RegistryNews | undefined;
	/** Of other channels and of the keys. */
	const toldOfOthers = new Map<string | undefined, number | undefined>();
	const { silence, stop } = followRegistries({
		onNews: (news) => {
			if (news.channel !== channel) {
				// Somebody may have no right any more to what runs here; and what one channel kills no mix runs.
				const concerns = news.channel === KEYS || isMixed();
				const before = toldOfOthers.get(news.channel) ?? news.revision;
				toldOfOthers.set(news.channel, news.revision);
				if (concerns && before !== news.revision) void useRegistry.getState().look();
				return;
			}
			told = news;
			void catchUp(news.revision);
		},
		onState: (state) => {
			if (state !== 'live') told = undefined;
		},
	});
	const isTold = () =>
		told !== undefined && silence() < SILENCE_MS && (told.revision ?? 0) <= revisionHere();
	let timer: ReturnType<typeof setTimeout>;
	const tick = () => {
		timer = setTimeout(tick, TICK_MS + Math.random() * SPREAD_MS);
		const { age, look } = useRegistry.getState();
		if (!isTold() && age() > STALE_MS) void look();
	};
	timer = setTimeout(tick, TICK_MS + Math.random() * SPREAD_MS);
	return () => {
		clearTimeout(timer);
		stop();
	};
}
