import { MAX_LIMIT } from '@borlette/shared/contract';
import { type ReportPage, rapportApi } from '@borlette/shared/contract/rapport';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { useList, useLive, useWholeList } from '@borlette/shared/data';
import { useSearchParams } from '@borlette/shared/router';
import { useCan } from '@borlette/shared/session';

const LIVE = [
	{ read: rapportApi.journalier, on: ['sale', 'result'] },
	{ read: transactionApi.list, on: ['sale', 'result'] },
] as const;

/** Who sold today, who handed money over already, and whose turn it is (in the address). */
export function useAgentsOfDay() {
	const [params, setParams] = useSearchParams();
	const mayLedger = useCan('view_wallettransaction');
	const live = useLive(LIVE);
	const list = useList(rapportApi.journalier, { limit: MAX_LIMIT, sort: 'name' });
	const deposits = useWholeList(transactionApi.list, { kind: 'deposit' }, { enabled: mayLedger });
	const page = list.page as ReportPage | undefined;
	const agents = list.rows?.filter(({ agent_id }) => agent_id !== null);
	const named = agents?.findIndex(({ agent_id }) => agent_id === params.get('agent')) ?? -1;
	const index = Math.max(0, named);
	return {
		live,
		list,
		agents,
		day: page?.start_date,
		index,
		agent: agents?.[index],
		/** Newest first. */
		depositOf: (agentId: string | null) =>
			deposits.data?.find(({ agent_id }) => agent_id === agentId),
		/** Answers whether there is such an agent. */
		go(place: number): boolean {
			const id = agents?.[place]?.agent_id;
			if (id) setParams({ agent: id }, { replace: true });
			return Boolean(id);
		},
	};
}
export type AgentsOfDay = ReturnType<typeof useAgentsOfDay>;
