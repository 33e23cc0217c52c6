import type { QueryOf } from '@borlette/shared/contract';
import {
	type After,
	CONTROL_RULES,
	type Controle,
	type Costly,
	type controleApi,
	type House,
} from '@borlette/shared/contract/controle';
import type { TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { lotGagnantApi } from '@borlette/shared/contract/lotgagnant';
import type { Board } from '@borlette/shared/contract/statistique';
import { boardOf } from '../../engine/board.ts';
import { findInstance } from '../../engine/draw-dates.sql.ts';
import { worstOf } from '../../engine/forecast.sql.ts';
import { previewOf } from '../../engine/preview.ts';
import { soldCurve, usualCurve } from '../../engine/sales-curve.sql.ts';
import type { Context } from '../../http/route.ts';
import { isAllowed } from '../../identity/permissions.ts';
import type { SignedIn } from '../../identity/session.ts';
import { ceilingsOf, drawDates, sealOf, unusualWins } from './controle.sql.ts';
import { foretell, growthOf } from './foretell.ts';

/** Draws after the one shown that are named. */
const NEXT = 4;

/** In "Toutes" there is none to show. */
export async function readControle(
	context: Context,
	session: SignedIn,
	{ instance_id }: QueryOf<typeof controleApi.read>,
): Promise<Controle> {
	const { db, scope } = context;
	const { companyId } = scope;
	const dates = companyId ? await drawDates(db, companyId) : [];
	const selling = dates.filter(({ is_selling }) => is_selling);
	const first = selling[0];
	const shown = first?.is_soon ? first : (dates.find(({ is_after }) => is_after) ?? first);
	const chosen = companyId && instance_id && (await boardOf(db, scope, instance_id));
	const board = chosen || (shown && (await boardOf(db, scope, shown.instance_id)));
	if (!companyId || !board) {
		return { board: null, costliest: [], house: null, after: null, next: [] };
	}
	const costliest = costliestOf(board);
	return {
		board,
		costliest,
		house: scope.supervisorId ? null : await houseOf(context, board, costliest),
		after: board.is_selling ? null : await afterOf(context, session, board),
		next: selling
			.filter(({ instance_id }) => instance_id !== board.instance_id)
			.slice(0, NEXT)
			.map(({ is_selling: _, is_soon: __, is_after: ___, ...date }) => date),
	};
}

function costliestOf({ games }: Board): Costly[] {
	const all = games.flatMap(({ game, balls }) =>
		balls.map(({ option, numbers, staked, liability, is_blocked }) => {
			return { game, option, numbers, staked, liability, is_blocked };
		}),
	);
	return all
		.filter(({ liability }) => liability > 0)
		.toSorted((one, other) => other.liability - one.liability)
		.slice(0, CONTROL_RULES.costliest);
}

async function houseOf(
	{ db, companyId }: Context,
	board: Board,
	costliest: readonly Costly[],
): Promise<House> {
	const { instance_id } = board;
	const worst = await worstOf(db, companyId, instance_id);
	const sold = await soldCurve(db, companyId, instance_id);
	const usual = await usualCurve(db, companyId, instance_id);
	const ceilings = await ceilingsOf(db, companyId);
	const draw_ceiling = ceilings.is_piloted ? ceilings.draw_ceiling : null;
	const leftMs = Date.parse(board.close_at) - Date.parse(board.as_of);
	const growth = board.is_selling ? growthOf(usual, leftMs) : undefined;
	const { foretold, suggestions } =
		growth === undefined
			? { foretold: null, suggestions: [] }
			: await foretell(db, { ...worst, companyId, board, costliest, growth, draw_ceiling });
	return { worst: worst.worst, ...ceilings, foretold, suggestions, ...sold, usual: usual ?? null };
}

async function afterOf(
	{ db, scope, companyId }: Context,
	session: SignedIn,
	{ instance_id }: Board,
): Promise<After> {
	const seal = scope.supervisorId ? null : await sealOf(db, companyId, instance_id);
	if (!isAllowed(lotGagnantApi.history.access, session)) {
		return { seal, date: null, preview: null, unusual: [] };
	}
	const date = (await findInstance(db, scope, instance_id)) ?? null;
	const lots = isAllowed(lotGagnantApi.preview.access, session) ? lotsSeen(date) : undefined;
	return {
		seal,
		date,
		preview: lots ? await previewOf(db, instance_id, lots) : null,
		unusual: await unusualWins(db, companyId, instance_id),
	};
}

/** Of a result that waits, where the caller has seen it. */
function lotsSeen(date: TirageInstance | null) {
	if (date?.result_state !== 'provisional' || date.lotto3 === null || date.lot1 === null) {
		return undefined;
	}
	return { lotto3: date.lotto3, lot1: date.lot1, lot2: date.lot2, lot3: date.lot3 };
}
