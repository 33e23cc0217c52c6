import { useCallback } from 'react';
import { preload } from './load.ts';

/** Answers what to call when somebody points at a link to the remote's pages. */
export function usePreload(remote: string): () => void {
	return useCallback(() => preload(remote), [remote]);
}
