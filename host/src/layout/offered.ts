import { onlyWritesInCompany, writesInCompany } from '@borlette/shared/contract';
import type { Session } from '@borlette/shared/contract/auth';
import { mayOpen, type Screen } from '@borlette/shared/screens';
import { isEverywhere } from '@borlette/shared/session';

type Page = Pick<Screen, 'permission' | 'orPermission' | 'roles'>;

/**
 * Whether a page is offered where nobody asked for it: a form of a company is not while none is chosen
 * (decision 0058). Its address still opens, and says which company has to be chosen.
 */
export const isOffered = (user: Session | null, page: Page): boolean =>
	mayOpen(user, page) && !lacksCompany(user, page, onlyWritesInCompany);

/** The same of what is done: whatever it writes. */
export const mayBegin = (user: Session | null, action: Page): boolean =>
	mayOpen(user, action) && !lacksCompany(user, action, writesInCompany);

const lacksCompany = (
	user: Session | null,
	{ permission }: Page,
	writes: (code: string) => boolean,
): boolean => isEverywhere(user) && permission !== null && writes(permission);
