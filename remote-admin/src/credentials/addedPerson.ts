import { later } from '@borlette/shared/ui';

/** Lists do without it. */
export const addedPerson = later(async () => (await import('./AddedPerson.tsx')).AddedPerson);
