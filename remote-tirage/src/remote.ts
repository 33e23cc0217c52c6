import { defineRemote } from '@borlette/shared/federation';
import { meta } from './remote.meta.ts';

const tirage = async () => (await import('./tirage/tirage.resource.ts')).tirage;

export const { pages } = defineRemote(meta, {
	'tirage.list': async () => (await tirage()).ListPage,
	'tirage.new': async () => (await tirage()).NewPage,
	'tirage.edit': async () => (await tirage()).EditPage,
});
