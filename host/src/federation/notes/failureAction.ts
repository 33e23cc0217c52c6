import { type ComponentType, createContext } from 'react';

/** What failed, where there is something. */
export interface Failed {
	remote?: string;
	error?: unknown;
}

/** Drawn beside *Réessayer* on every error page; the host's routes say what it is. */
export const FailureAction = createContext<ComponentType<Failed>>(() => null);
