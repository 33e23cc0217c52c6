import { serverNow } from '@borlette/shared/api';
import { type BouleBlock, boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { type Board, statistiqueApi } from '@borlette/shared/contract/statistique';
import { useList, useWrite } from '@borlette/shared/data';
import { useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { scopeParts, useScopeText } from '@borlette/shared/resource';
import { useCan, useLacksCompany } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import type { BoardBall } from '../heat-map/weight.ts';
import { boardMessages as messages } from './messages.board.ts';

export type BlockSpan = 'draw' | 'all';

const CHANGED = [statistiqueApi.board, boulesBlockApi.list];
/** More blocks of one ball than that nobody has. */
const MOST_BLOCKS = 200;

const SCOPE = {
	parts: [scopeParts.agent, scopeParts.tirage],
	days: { from: 'start_date', until: 'end_date' },
};

/** Blocks and unblocks a ball of a board; no money is moved, so either can be taken back for 10 s. */
export function useBlocking(board: Board, { numbers, is_blocked, blocked_agents }: BoardBall) {
	const { formatMessage } = useIntl();
	const { date } = useFormats();
	const errorText = useErrorText();
	const textOf = useScopeText();
	const create = useWrite(boulesBlockApi.create, CHANGED);
	const update = useWrite(boulesBlockApi.update, CHANGED);
	const holdsAdd = useCan('add_bouleblock');
	const mayBlock = !useLacksCompany(boulesBlockApi.create) && holdsAdd;
	const holdsChange = useCan('block_boule');
	const mayChange = !useLacksCompany(boulesBlockApi.update) && holdsChange;
	const mayLook = useCan('view_bouleblock');
	const hasBlocks = is_blocked || blocked_agents > 0;
	const blocks = useBlocksOf(board, numbers, mayLook && hasBlocks);
	// What is not sold any more is neither blocked nor unblocked.
	const { is_selling } = board;

	async function setActive(rows: readonly BouleBlock[], isActive: boolean): Promise<BouleBlock[]> {
		const done: BouleBlock[] = [];
		for (const { id, version } of rows) {
			done.push(await update.mutateAsync({ body: { id, version, is_active: isActive } }));
		}
		return done;
	}
	function say(isActive: boolean, rows: readonly BouleBlock[]): void {
		const text = formatMessage(isActive ? messages.blockedToast : messages.unblockedToast, {
			ball: numbers,
			scope: rows.map((row) => textOf(SCOPE, row).text).join(' ; '),
		});
		const undo = () =>
			attempt(async () => {
				await setActive(rows, !isActive);
				toast.info(formatMessage(messages.undone));
			});
		const action = { label: formatMessage(messages.undo), onClick: () => void undo() };
		toast.success(text, mayChange ? { action } : {});
	}
	/** Returns whether it was done; what went wrong is said. */
	async function attempt(work: () => Promise<void>): Promise<boolean> {
		try {
			await work();
			return true;
		} catch (error) {
			toast.error(errorText(error));
			return false;
		}
	}
	return {
		/** That keep it from everybody, and from one agent each. */
		blocks: blocks.filter(({ agent_id }) => agent_id === null),
		ofAgents: blocks.filter(({ agent_id }) => agent_id !== null),
		mayBlock: mayBlock && is_selling,
		mayUnblock: mayChange && mayLook && is_selling,
		isPending: create.isPending || update.isPending,
		/** @param agentId null: for everybody */
		block: (span: BlockSpan, agentId: string | null) =>
			attempt(async () => {
				const isDraw = span === 'draw';
				const rows = await create.mutateAsync({
					body: {
						boules: [numbers],
						tirage_id: isDraw ? board.tirage_id : null,
						agent_id: agentId,
						start_date: isDraw ? board.draw_date : date(new Date(serverNow())),
						end_date: isDraw ? board.draw_date : null,
						reason: '',
					},
				});
				say(true, rows);
			}),
		unblock: (rows: readonly BouleBlock[]) =>
			attempt(async () => say(false, await setActive(rows, false))),
	};
}

/** The blocks that keep a ball from being sold in this draw date, by anybody or by an agent. */
function useBlocksOf({ tirage_id, draw_date }: Board, numbers: string, enabled: boolean) {
	const { rows = [] } = useList(
		boulesBlockApi.list,
		{ is_active: true, q: numbers, limit: MOST_BLOCKS },
		{ enabled },
	);
	return rows.filter(
		(row) =>
			row.boule === numbers &&
			(row.tirage_id === null || row.tirage_id === tirage_id) &&
			row.start_date <= draw_date &&
			(row.end_date === null || row.end_date >= draw_date),
	);
}
