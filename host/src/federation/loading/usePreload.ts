import { useCallback } from 'react';
import { preload } from './load.ts';

/** Answers what to call when somebody points at a link to a page of the remote. */
export function usePreload(remote: string, path: string): () => void {
	return useCallback(() => preload(remote, path), [remote, path]);
}
