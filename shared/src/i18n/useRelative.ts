import { useSyncExternalStore } from 'react';
import { type Formats, useFormats } from './format.ts';
import { currentMinute, onMinute } from './minute.ts';

/** `il y a 2 minutes`, for a page that may stay open: whoever calls it is drawn again each minute. */
export function useRelative(): Formats['relative'] {
	useSyncExternalStore(onMinute, currentMinute);
	return useFormats().relative;
}
