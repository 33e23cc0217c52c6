import { type ApiError, Listeners } from '../api/index.ts';

const listeners = new Listeners<[error: ApiError]>();

/** Calls when a write failed and nothing on the page is left to say so: the person has gone on. */
export const onUnheard = listeners.add;

export const tellUnheard = (error: ApiError): void => listeners.tell(error);
