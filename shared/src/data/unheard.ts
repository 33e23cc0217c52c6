import type { ApiError } from '../api/index.ts';

const listeners = new Set<(error: ApiError) => void>();

/** Calls when a write failed and nothing on the page is left to say so: the person has gone on. */
export function onUnheard(listener: (error: ApiError) => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

export function tellUnheard(error: ApiError): void {
	for (const listener of listeners) listener(error);
}
