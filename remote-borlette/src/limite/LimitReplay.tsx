import { isId } from '@borlette/shared/contract';
import { useFormValues } from '@borlette/shared/form';
import { WhatIfPanel, type WhatIfRequest } from '@borlette/shared/what-if';

type Limit = NonNullable<WhatIfRequest['limit']>;

const BOUNDS = ['min_stake', 'max_stake', 'limite'] as const;
const isOpen = (value: unknown) => value === undefined || value === null || value === '';
/** Nothing, or what was chosen; not what is typed to find it. */
const isTarget = (value: unknown) => isOpen(value) || isId(value);
const isStake = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

/** What is typed, once it is a limit: a target where one is asked for, a bound, and no amount half typed. */
function limitOf(
	kind: Limit['kind'],
	values: Readonly<Record<string, unknown>>,
): Limit | undefined {
	const { game, boule, agent_id, tirage_id } = values as Partial<Limit>;
	const typed = BOUNDS.map((bound) => values[bound]).filter((value) => !isOpen(value));
	const hasAgent = !('agent_id' in values) || Boolean(agent_id);
	if (!isTarget(agent_id) || !isTarget(tirage_id)) return undefined;
	if (!game || !hasAgent || typed.length === 0 || !typed.every(isStake)) return undefined;
	const bound = (name: (typeof BOUNDS)[number]) =>
		isOpen(values[name]) ? null : (values[name] as number);
	return {
		kind,
		game,
		boule: boule || null,
		agent_id: agent_id || null,
		tirage_id: tirage_id || null,
		min_stake: bound('min_stake'),
		max_stake: bound('max_stake'),
		limite: bound('limite'),
	};
}

/** Below the form of a limit: the last draws with what is typed. */
function LimitReplay({ kind }: { kind: Limit['kind'] }) {
	const { values } = useFormValues<Record<string, unknown>>();
	const limit = limitOf(kind, values);
	return <WhatIfPanel request={limit && { limit }} />;
}

export const GameReplay = () => <LimitReplay kind="game" />;
export const BouleReplay = () => <LimitReplay kind="boule" />;
