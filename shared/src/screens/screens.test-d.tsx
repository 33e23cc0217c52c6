import type { Agent } from '../contract/agent.ts';
import { useGoTo, useScreen } from './hooks.ts';
import { screenOf } from './ref.ts';
import { ScreenLink } from './ScreenLink.tsx';

/** Checked by the compiler alone: each `@ts-expect-error` fails the type check when its line compiles. */
export function Links() {
	const goTo = useGoTo();
	useScreen('agent.list');
	useScreen('agent.list', {}, { q: 'jean' });
	useScreen('agent.edit', { agentId: '1' });
	useScreen('prime.edit', { type: 'agent', configurationId: '1' });
	// Of another repository: checked by the registry.
	useScreen('weather.day', { day: '3' });
	useScreen('weather.week');
	goTo('agent.edit', { agentId: '1' });

	// @ts-expect-error an agent is edited by its id
	useScreen('agent.edit');
	// @ts-expect-error its parameter is called otherwise
	useScreen('agent.edit', { id: '1' });
	// @ts-expect-error one of two is missing
	useScreen('prime.edit', { type: 'agent' });
	// @ts-expect-error the list has no parameter
	useScreen('agent.list', { agentId: '1' });
	// @ts-expect-error an agent is edited by its id
	goTo('agent.edit');
	// @ts-expect-error parameters are texts
	useScreen('agent.edit', { agentId: 1 });

	return (
		<>
			<ScreenLink screen="agent.list" />
			<ScreenLink screen="agent.edit" params={{ agentId: '1' }} />
			{/* @ts-expect-error an agent is edited by its id */}
			<ScreenLink screen="agent.edit" />
			{/* @ts-expect-error its parameter is called otherwise */}
			<ScreenLink screen="agent.edit" params={{ id: '1' }} />
		</>
	);
}

export const right = screenOf('agent.edit', ({ id }: Agent) => ({ agentId: id }));
// @ts-expect-error its parameter is called otherwise
export const misspelt = screenOf('agent.edit', ({ id }: Agent) => ({ id }));
// @ts-expect-error an agent is edited by its id
export const forgotten = screenOf('agent.edit');
