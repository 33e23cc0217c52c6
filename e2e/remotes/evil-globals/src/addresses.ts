import { pageOf } from './pageOf.tsx';

/** Writes addresses of pages that nobody draws then. */
export const Addresses = pageOf('addresses', () => {
	history.pushState(null, '', '/dashboard/app');
	history.replaceState(null, '', '/dashboard/agent/list');
	history.replaceState(null, '', '?tab=2');
});
