import { useSyncExternalStore } from 'react';
import { isServerAway, onReach } from '../api/index.ts';

/** Whether no server can be reached now: what is shown may be old, and nothing can be sent. */
export const useServerAway = (): boolean => useSyncExternalStore(onReach, isServerAway);
