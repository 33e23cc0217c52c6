import { type Formats, useFormats } from './format.ts';
import { useMinute } from './useMinute.ts';

/** `il y a 2 minutes`, for a page that may stay open: a component that calls it renders again each minute. */
export function useRelative(): Formats['relative'] {
	useMinute();
	return useFormats().relative;
}
