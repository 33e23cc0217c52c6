import { ApiError } from '@borlette/shared/api';
import { agentApi } from '@borlette/shared/contract/agent';
import { type AgentDay, clotureApi } from '@borlette/shared/contract/cloture';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { keyOf, tellUnheard, useKeyedWrite, useQueryClient } from '@borlette/shared/data';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { useCan, useLacksCompany } from '@borlette/shared/session';
import type { Closing, Count } from './counts.ts';
import { useDesk } from './desk.ts';
import { messages } from './messages.ts';

const CHANGED = [clotureApi.list, transactionApi.list, agentApi.list] as const;

/** What Enter does: pass on, stay (what is typed is no amount), ask once more, or book. */
type Step = { kind: 'pass' | 'stay' | 'ask' } | { kind: 'book'; body: Closing };

/**
 * Minor units that go the way that is expected: what the agent gets may be typed as it is shown, below 0. Money that goes
 * the other way is no count.
 */
const changingHands = (typed: number, expected: number): number | undefined =>
	typed < 0 && expected >= 0 ? undefined : Math.abs(typed);

/** What is typed at an agent, and what it comes to against what the ledger expects now. */
export function useCount(item: AgentDay) {
	const { day, counts } = useDesk();
	const { parseAmount } = useFormats();
	const count = counts.of(day, item.id);
	const text = count?.text ?? '';
	const parsed = parseAmount(text);
	const counted = parsed === null ? undefined : changingHands(parsed, item.expected);
	return {
		count,
		text,
		/** Minor units; undefined while nothing or no amount is typed. */
		counted,
		/** Below 0 is missing, whichever way the money goes. */
		residual: counted === undefined ? undefined : counted - Math.abs(item.expected),
		isWrong: text.trim() !== '' && counted === undefined,
		/** Somebody closed it while it was typed here. */
		isTaken: text.trim() !== '' && item.state !== 'open' && !count?.isSending && !count?.unanswered,
	};
}

/** Typing and booking the amount of one agent. */
export function useCounting(item: AgentDay) {
	const { day, counts, onBooked } = useDesk();
	const { formatMessage } = useIntl();
	const { amount, day: dayText } = useFormats();
	const holds = useCan('add_wallettransaction');
	const mayBook = !useLacksCompany(clotureApi.create) && holds;
	const client = useQueryClient();
	const record = useKeyedWrite(clotureApi.create, `cloture.${item.id}.${day}`, CHANGED);
	const { count, text, counted, residual, isTaken } = useCount(item);
	const change = (patch: Partial<Count>) => counts.change(day, item, patch);

	function next(): Step {
		if (text.trim() === '') return { kind: 'pass' };
		if (counted === undefined) return { kind: 'stay' };
		// The ledger may have it already, and then expects another amount: it goes again as it was.
		if (count?.unanswered?.counted === counted) return { kind: 'book', body: count.unanswered };
		if (isTaken || !mayBook || count?.isSending) return { kind: 'pass' };
		if (residual !== 0 && count?.seen !== residual) return { kind: 'ask' };
		return { kind: 'book', body: bodyOf(counted) };
	}
	function bodyOf(counted: number): Closing {
		const { id, expected, no, currency } = item;
		const note = formatMessage(messages.note, {
			day: dayText(day),
			expected: amount(Math.abs(expected), currency),
			counted: amount(counted, currency),
		});
		return { agent_id: id, day, counted, expected, no, note };
	}
	async function book(body: Closing) {
		change({ isSending: true, error: undefined, unanswered: body });
		try {
			const closed = await record.mutateAsync({ body });
			counts.forget(day, item.id);
			onBooked(closed);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			// The row tells how the day is by now, before it is said why this one was refused.
			await client.invalidateQueries({ queryKey: keyOf(clotureApi.list) });
			change({
				isSending: false,
				seen: undefined,
				error,
				...(error.isFinal && { unanswered: undefined }),
			});
			if (!counts.isThere()) tellUnheard(error);
		}
	}
	return {
		next,
		book,
		type: (text: string) =>
			text === ''
				? counts.forget(day, item.id)
				: change({ text, seen: undefined, error: undefined }),
		ask: () => change({ seen: residual }),
		drop: () => counts.forget(day, item.id),
	};
}
