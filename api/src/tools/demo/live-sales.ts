import { randomBytes, randomUUID } from 'node:crypto';
import { readEverywhere, withinCompany } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { sellFiche } from '../../engine/fiche.sql.ts';
import type { ApiFailure } from '../../errors.ts';
import { failureOf } from '../../http/errors.ts';
import { saleLines } from '../../modules/pos/typed-lines.ts';
import type { Random } from '../play/random.ts';
import { type TypedLine, ticket } from '../play/ticket.ts';
import { demoCompanies, sellingNow, someAgent } from './live.sql.ts';
import { COMPANIES } from './places.ts';

/** The first company is the larger one. */
const SHARE_OF_FIRST = 0.75;
/** Of the draws that close next. */
const WEIGHTS = [6, 3, 1];

/** One agent of the demo sells one fiche. Returns whether it was sold: a rule of the house may refuse it. */
export async function sellOne(db: Pool, random: Random): Promise<boolean> {
	const companies = await readEverywhere(db, demoCompanies);
	const wanted = COMPANIES[random.chance(SHARE_OF_FIRST) ? 0 : 1]?.ref_code;
	const company = companies.find(({ ref_code }) => ref_code === wanted);
	if (!company) return false;
	const { agent, draws } = await inScope(
		db,
		withinCompany(company.id),
		async (tx) => ({
			agent: await someAgent(tx, company.id),
			draws: await sellingNow(tx, company.id),
		}),
		{ readOnly: true },
	);
	if (!agent || draws.length === 0) return false;
	const draw = random.weighted(draws.map(({ id }, index) => [id, WEIGHTS[index] ?? 0] as const));
	const sell = (lines: readonly TypedLine[]) =>
		attempt(db, { companyId: company.id, agent, draw, lines });
	const typed = ticket(random);
	const refusal = await sell(typed);
	if (!refusal) return true;
	// As an agent does it: without the lines that are refused.
	const refused = new Set(refusal.details.refusals?.map(({ line }) => line));
	const rest = typed.filter((line, index) => !refused.has(index) && line.shortcut !== 'mariages');
	return refused.size > 0 && rest.length > 0 && !(await sell(rest));
}

interface Attempt {
	companyId: string;
	agent: { id: string; device_id: string };
	draw: string;
	lines: readonly TypedLine[];
}

/** Answers why it is refused by the rules. */
async function attempt(
	db: Pool,
	{ companyId, agent, draw, lines }: Attempt,
): Promise<ApiFailure | undefined> {
	const scope: Scope = { companyId, supervisorId: null, userId: agent.id, role: 'agent' };
	const call = { key: randomUUID(), hash: randomBytes(32) };
	try {
		await inScope(db, scope, (tx) =>
			sellFiche(tx, call, {
				agentId: agent.id,
				deviceId: agent.device_id,
				lines: saleLines(lines, [draw]),
			}),
		);
		return undefined;
	} catch (error) {
		const failure = failureOf(error);
		if (failure.status >= 500) throw error;
		return failure;
	}
}
