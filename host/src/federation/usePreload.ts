import { useCallback } from 'react';
import { preload } from './load.ts';
import { useRegistry } from './store.ts';

/** Answers what to call when somebody points at a link to the remote's pages. */
export function usePreload(remote: string): () => void {
	const entry = useRegistry((state) => state.registry?.remotes[remote]);
	return useCallback(() => {
		if (entry) preload(remote, entry);
	}, [remote, entry]);
}
