import { defineRemote } from '@borlette/shared/federation';
import { meta } from './remote.meta.ts';

const rapport = () => import('./rapport/ReportPage.tsx');
const transaction = async () =>
	(await import('./transaction/transaction.resource.ts')).transactions;

export const { pages } = defineRemote(meta, {
	'dashboard.home': async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
	'todo.list': async () => (await import('./todo/TodoPage.tsx')).TodoPage,
	'rapport.vente': async () => (await rapport()).VentePage,
	'rapport.journalier': async () => (await import('./rapport/JournalierPage.tsx')).JournalierPage,
	'rapport.agent': async () => (await rapport()).AgentPage,
	cloture: async () => (await import('./cloture/CloturePage.tsx')).CloturePage,
	'score.list': async () => (await import('./score/score.resource.ts')).score.ListPage,
	'transaction.list': async () => (await transaction()).ListPage,
	'transaction.new': async () => (await import('./transaction/NewPage.tsx')).NewPage,
});
