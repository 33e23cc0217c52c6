import { defineRemote } from '@borlette/shared/federation';
import { meta } from './remote.meta.ts';

const prime = () => import('./prime/pages.tsx');
const infoTirage = async () => (await import('./info-tirage/info-tirage.resource.ts')).infoTirage;
const sources = async () =>
	(await import('./official-results/sources/sources.resource.ts')).sources;
const tirage = async () => (await import('./tirage/tirage.resource.ts')).tirage;

export const { pages } = defineRemote(meta, {
	'tirage.list': async () => (await tirage()).ListPage,
	'tirage.new': async () => (await tirage()).NewPage,
	'tirage.edit': async () => (await tirage()).EditPage,

	'prime.general': async () => (await import('./prime/GeneralPage.tsx')).GeneralPage,
	'prime.general.list': async () => (await prime()).GeneralListPage,
	'prime.agent.list': async () => (await prime()).listPageOf('agent'),
	'prime.tirage.list': async () => (await prime()).listPageOf('tirage'),
	'prime.surcussale.list': async () => (await prime()).listPageOf('surcussale'),
	'prime.list': async () => (await prime()).ConfigurationListPage,
	'prime.new': async () => (await prime()).ConfigurationNewPage,
	'prime.edit': async () => (await prime()).ConfigurationEditPage,
	'info-tirage.list': async () => (await infoTirage()).ListPage,
	'info-tirage.new': async () => (await infoTirage()).NewPage,
	'info-tirage.edit': async () => (await infoTirage()).EditPage,
	'lotgagnant.dates': async () => (await import('./lotgagnant/dates.resource.ts')).dates.ListPage,
	'lotgagnant.date': async () => (await import('./lotgagnant/DatePage.tsx')).DatePage,
	'lotgagnant.list': async () =>
		(await import('./lotgagnant/results.resource.ts')).results.ListPage,
	'official-results.list': async () =>
		(await import('./official-results/official.resource.ts')).official.ListPage,
	'official-results.enter': async () =>
		(await import('./official-results/EnterPage.tsx')).EnterPage,
	'official-results.import': async () =>
		(await import('./official-results/ImportPage.tsx')).ImportPage,
	'official-results.sources': async () => (await sources()).ListPage,
	'official-results.sources.new': async () => (await sources()).NewPage,
	'official-results.sources.edit': async () => (await sources()).EditPage,
	'tirage-auto': async () => (await import('./tirage-auto/AutoPage.tsx')).AutoPage,
});
