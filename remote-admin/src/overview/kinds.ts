import { type Overview, overviewApi } from '@borlette/shared/contract/overview';
import type { ScreenName } from '@borlette/shared/screens';
import type { Listed } from './listed.ts';
import { agentLists, supervisorLists, surcussaleLists } from './lists.ts';
import { agentSteps, type Step, supervisorSteps, surcussaleSteps } from './steps.ts';

/** The page of one kind of thing, as data: all three are drawn by the same parts. */
export interface Kind {
	readonly call: (typeof overviewApi)[keyof typeof overviewApi];
	/** Of the path of page and call. */
	readonly param: string;
	readonly list: ScreenName;
	/** Of the word for it, where languages ask. */
	readonly isFeminine?: true;
	/** Several agents stand behind the figures. */
	readonly isGroup: boolean;
	readonly steps: readonly Step[];
	readonly lists: readonly Listed[];
	/** Whose primes and limits there are. */
	readonly rules?: 'agent' | 'surcussale';
	/** Filter of the lists of others that shows what is theirs. */
	readonly filterOf: (overview: Overview) => Readonly<Record<string, string>>;
}

export type KindName = 'agent' | 'surcussale' | 'supervisor';

export const KINDS: Readonly<Record<KindName, Kind>> = {
	agent: {
		call: overviewApi.agent,
		param: 'agentId',
		list: 'agent.list',
		isGroup: false,
		steps: agentSteps,
		lists: agentLists,
		rules: 'agent',
		filterOf: ({ id }) => ({ agent_id: id }),
	},
	surcussale: {
		call: overviewApi.surcussale,
		param: 'surcussaleId',
		list: 'surcussale.list',
		isGroup: true,
		steps: surcussaleSteps,
		lists: surcussaleLists,
		isFeminine: true,
		rules: 'surcussale',
		filterOf: ({ id }) => ({ surcussale_id: id }),
	},
	supervisor: {
		call: overviewApi.supervisor,
		param: 'supervisorId',
		list: 'supervisor.list',
		isGroup: true,
		steps: supervisorSteps,
		lists: supervisorLists,
		filterOf: ({ id }) => ({ supervisor_id: id }),
	},
};
