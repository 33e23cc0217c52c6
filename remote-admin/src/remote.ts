import { defineRemote } from '@borlette/shared/federation';
import { meta } from './remote.meta.ts';

const agent = async () => (await import('./agent/agent.resource.ts')).agent;

export const { pages } = defineRemote(meta, {
	'agent.list': async () => (await agent()).ListPage,
	'agent.new': async () => (await agent()).NewPage,
	'agent.edit': async () => (await agent()).EditPage,
});
