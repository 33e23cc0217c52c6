import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '../api/index.ts';
import { useFormats } from './format.ts';
import { onMinute } from './minute.ts';

/** The day, `yyyy-MM-dd`, that it is where the company is, by the server's clock; another one from its midnight on. */
export function useToday(): string {
	const { date } = useFormats();
	return useSyncExternalStore(
		onMinute,
		useCallback(() => date(new Date(serverNow())), [date]),
	);
}
