import { serverNow } from '@borlette/shared/api';

const MINUTE_MS = 60_000;

/** The minute that runs, by the server's clock: a message written now is shown at once. */
export const startOfMinute = (): string =>
	new Date(Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS).toISOString();
