import { defineRemote } from '@borlette/shared/federation';
import { meta } from './remote.meta.ts';

const boulesBlock = async () =>
	(await import('./boules-block/boules-block.resource.ts')).boulesBlock;
const fiche = () => import('./fiche/fiche.resource.ts');
const limite = () => import('./limite/limite.resource.ts');
const lotto = async () => (await import('./lotto/lotto.resource.ts')).lotto;

export const { pages } = defineRemote(meta, {
	'boules-block.list': async () => (await boulesBlock()).ListPage,
	'boules-block.new': async () => (await boulesBlock()).NewPage,
	'fiche.list': async () => (await fiche()).fiches.ListPage,
	'fiche.winning': async () => (await fiche()).winningFiches.ListPage,
	'fiche.voided': async () => (await fiche()).voidedFiches.ListPage,
	'lotto.list': async () => (await lotto()).ListPage,
	'lotto.new': async () => (await lotto()).NewPage,
	'lotto.edit': async () => (await lotto()).EditPage,
	'limite-game.list': async () => (await limite()).limiteGame.ListPage,
	'limite-game.new': async () => (await limite()).limiteGame.NewPage,
	'limite-game.edit': async () => (await limite()).limiteGame.EditPage,
	'limite-game-per-agent.list': async () => (await limite()).limiteGamePerAgent.ListPage,
	'limite-game-per-agent.new': async () => (await limite()).limiteGamePerAgent.NewPage,
	'limite-game-per-agent.edit': async () => (await limite()).limiteGamePerAgent.EditPage,
	'limite-boule.list': async () => (await limite()).limiteBoule.ListPage,
	'limite-boule.new': async () => (await limite()).limiteBoule.NewPage,
	'limite-boule.edit': async () => (await limite()).limiteBoule.EditPage,
	'limite-boule-per-agent.list': async () => (await limite()).limiteBoulePerAgent.ListPage,
	'limite-boule-per-agent.new': async () => (await limite()).limiteBoulePerAgent.NewPage,
	'limite-boule-per-agent.edit': async () => (await limite()).limiteBoulePerAgent.EditPage,
	statistique: async () => (await import('./statistique/StatistiquePage.tsx')).StatistiquePage,
	controle: async () => (await import('./controle/ControlePage.tsx')).ControlePage,
	autopilot: async () => (await import('./autopilot/AutopilotPage.tsx')).AutopilotPage,
	tournee: async () => (await import('./tournee/TourneePage.tsx')).TourneePage,
	regle: async () => (await import('./regle/ReglePage.tsx')).ReglePage,
});
