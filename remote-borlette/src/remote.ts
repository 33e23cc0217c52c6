import { defineRemote } from '@borlette/shared/federation';
import { meta } from './remote.meta.ts';

const boulesBlock = async () =>
	(await import('./boules-block/boules-block.resource.ts')).boulesBlock;

export const { pages } = defineRemote(meta, {
	'boules-block.list': async () => (await boulesBlock()).ListPage,
	'boules-block.new': async () => (await boulesBlock()).NewPage,
});
