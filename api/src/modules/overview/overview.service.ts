import { type Overview, SALES_CODES, TREND_DAYS } from '@borlette/shared/contract/overview';
import {
	figuresADayAgo,
	figuresByDay,
	figuresOf,
	isProvisional,
	type Moment,
	momentOf,
} from '../../engine/figures.sql.ts';
import { ApiFailure } from '../../errors.ts';
import type { Context } from '../../http/route.ts';
import { deviceRows } from '../../identity/devices.sql.ts';
import type { SignedIn } from '../../identity/session.ts';
import {
	activeAgents,
	agentIdsOf,
	debtOf,
	findSubject,
	type Kind,
	type Own,
	walletsOf,
} from './overview.sql.ts';

type Reading = Pick<Context, 'db' | 'scope'>;

/** The head of the page of an agent, a surcussale or a supervisor, as far as the caller's rights go. */
export async function readOverview(
	{ db, scope }: Reading,
	{ permissions }: SignedIn,
	kind: Kind,
	id: string,
): Promise<Overview> {
	const subject = await findSubject(db, scope, kind, id);
	if (!subject) throw new ApiFailure('not_found');
	const { company_id, timezone, ...known } = subject;
	const own = ownOf({ ...scope, companyId: company_id }, kind, id);
	const moment = await momentOf(db, timezone);
	const { agents, balance } = await walletsOf(db, own);
	const seesLedger = permissions.has('view_wallettransaction');
	const seesSales = SALES_CODES.some((code) => permissions.has(code));
	const seesTerminals = kind === 'agent' && permissions.has('change_agent');
	return {
		...known,
		day: moment.day,
		as_of: moment.as_of,
		agents,
		balance: seesLedger || permissions.has('view_agent') ? balance : null,
		debt: seesLedger ? await debtOf(db, own, moment) : null,
		sales: seesSales ? await salesOf(db, own, moment, scope.supervisorId === null) : null,
		terminals: seesTerminals ? await deviceRows(db, own.scope, id) : null,
	};
}

/** A supervisor's part is what they would see themselves. */
function ownOf(scope: Context['scope'], kind: Kind, id: string): Own {
	if (kind === 'supervisor') return { scope: { ...scope, supervisorId: id }, places: {} };
	return { scope, places: kind === 'agent' ? { agent_id: id } : { surcussale_id: id } };
}

const agentsAsked = async (db: Context['db'], own: Own, moment: Moment): Promise<string[]> =>
	own.places.agent_id ? [own.places.agent_id] : agentIdsOf(db, own, moment);

/** A supervisor does not see who sold in their surcussales and is with another one by now: what they sold there is found without them. */
async function salesOf(
	db: Context['db'],
	own: Own,
	moment: Moment,
	seesAllAgents: boolean,
): Promise<NonNullable<Overview['sales']>> {
	const { scope, places } = own;
	const part = seesAllAgents
		? { places, agentIds: await agentsAsked(db, own, moment) }
		: { places };
	return {
		is_provisional: await isProvisional(db, scope, moment),
		today: await figuresOf(db, scope, moment, part),
		yesterday: await figuresADayAgo(db, scope, moment, part),
		days: await figuresByDay(db, scope, moment, { ...part, days: TREND_DAYS }),
		agents_active: await activeAgents(db, own, moment),
	};
}
