import type { Session } from '@borlette/shared/contract/auth';

/** On production it is for the provider's own people; dev and staging are there to be tried out. */
export const mayMix = (channel: string, person: Pick<Session, 'role'> | null): boolean =>
	channel !== 'production' || person?.role === 'superuser';
