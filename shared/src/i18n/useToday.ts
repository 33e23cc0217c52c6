import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '../api/index.ts';
import { useFormats } from './format.ts';

const MINUTE_MS = 60_000;
/** A machine may be two seconds ahead and count as in step: what is asked at its midnight would be of the day before. */
const AFTER_MS = 3_000;

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function awaitMinute(): void {
	timer = setTimeout(
		() => {
			awaitMinute();
			for (const watcher of watchers) watcher();
		},
		MINUTE_MS - ((serverNow() - AFTER_MS) % MINUTE_MS),
	);
}

/** Calls a moment after each full minute: in every zone a day begins with one. */
function onMinute(watcher: () => void): () => void {
	watchers.add(watcher);
	if (watchers.size === 1) awaitMinute();
	return () => {
		watchers.delete(watcher);
		if (watchers.size === 0) clearTimeout(timer);
	};
}

/** The day, `yyyy-MM-dd`, that it is where the company is, by the server's clock; another one from its midnight on. */
export function useToday(): string {
	const { date } = useFormats();
	return useSyncExternalStore(
		onMinute,
		useCallback(() => date(new Date(serverNow())), [date]),
	);
}
