import type { Session } from '@borlette/shared/contract/auth';

/** On production it is for the provider's own people; dev and staging are there to be tried out. */
export const mayMix = (channel: string, person: Pick<Session, 'role'> | null): boolean =>
	channel !== 'production' || person?.role === 'superuser';

/** Whoever serves the page says so (decision 0032). */
const allowsDevBuilds = (): boolean =>
	document.querySelector<HTMLMetaElement>('meta[name="borlette-dev-builds"]')?.content === '1';

/** Whether builds of one channel may run in pages of another: who has a key for dev alone runs nothing in production. */
export const mayComeFrom = (from: string, to: string): boolean =>
	from !== 'dev' || to !== 'production' || allowsDevBuilds();
