import { useSyncExternalStore } from 'react';
import { currentMinute, MINUTE_MS, onMinute } from './minute.ts';

/** The minute that it is by the server's clock, as the instant it began, in ms: a component that calls it renders again each minute. */
export const useMinute = (): number => useSyncExternalStore(onMinute, currentMinute) * MINUTE_MS;
