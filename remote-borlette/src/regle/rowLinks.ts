import type { LimitRule, PrimeTarget } from '@borlette/shared/contract/regle';
import { type ScreenRef, screenOf } from '@borlette/shared/screens';

/** Where a row can be opened. */
export type RowLink = ScreenRef<void>;

export function limitLink(rule: LimitRule, id: string): RowLink {
	const links: Record<LimitRule, RowLink> = {
		limit_game: screenOf('limite-game.edit', { typeGameId: id }),
		limit_game_agent: screenOf('limite-game-per-agent.edit', { typeGameAgentId: id }),
		limit_boule: screenOf('limite-boule.edit', { typeBouleId: id }),
		limit_boule_agent: screenOf('limite-boule-per-agent.edit', { typeBouleAgentId: id }),
	};
	return links[rule];
}

export function primeLink(target: PrimeTarget, id: string): RowLink {
	if (target === 'general') return screenOf('prime.general');
	const type = target === 'agent_tirage' ? 'agent' : target;
	return screenOf('prime.edit', { type, configurationId: id });
}

export const pilotLink: RowLink = screenOf('autopilot');
export const agentLink = (id: string): RowLink => screenOf('agent.edit', { agentId: id });
export const tirageLink = (id: string): RowLink => screenOf('tirage.edit', { tirageId: id });
export const optionLink = (id: string): RowLink => screenOf('lotto.edit', { optionId: id });
export const blocksLink = (numbers: string): RowLink =>
	screenOf('boules-block.list', {}, { is_active: true, q: numbers });
