import { defineRemote } from '@borlette/shared/federation';
import { meta } from './remote.meta.ts';

export const { pages } = defineRemote(meta, {
	'dashboard.home': async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
});
