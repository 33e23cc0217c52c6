import { liveConnection } from './connection.ts';

/**
 * Opens the page's one stream before anything is read: what is read while it is open need not be read again for its opening.
 * @returns releases it
 */
export const holdLive = (): (() => void) => liveConnection.listen(() => undefined);
