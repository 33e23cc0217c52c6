import type { StakedGame } from '@borlette/shared/contract/games';
import type { Rates } from '@borlette/shared/contract/prime';
import type { CapRule, PrimeTarget, Regle } from '@borlette/shared/contract/regle';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';

type RegleAgent = Pick<
	Regle,
	'agent_id' | 'agent_name' | 'is_active' | 'has_device' | 'surcussale_id' | 'surcussale_name'
> & { company_id: string };

/** An agent that the scope may see, as the sale looks at them. */
export const findRegleAgent = (db: Db, scope: Scope, id: string): Promise<RegleAgent | undefined> =>
	rowOf(
		db,
		sql<RegleAgent>`SELECT a.company_id, a.id AS agent_id, agent_name(a.first_name, a.last_name, a.code) AS agent_name,
				a.is_active AND s.is_active AND c.is_active AS is_active, a.device_id <> '' AS has_device,
				s.id AS surcussale_id, s.name AS surcussale_name
			FROM agents a
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			JOIN companies c ON c.id = a.company_id
			WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')}
				AND a.id = ${id}::uuid`,
	);

type DrawOf = Pick<Regle, 'as_of' | 'tirage_id' | 'tirage_name' | 'tirage_is_active' | 'timezone'>;

export const findDraw = (db: Db, companyId: string, id: string): Promise<DrawOf | undefined> =>
	rowOf(
		db,
		sql<DrawOf>`SELECT now() AS as_of, t.id AS tirage_id, t.name AS tirage_name,
				t.is_active AS tirage_is_active, t.timezone
			FROM tirages t WHERE t.company_id = ${companyId}::uuid AND t.id = ${id}::uuid`,
	);

/** The draw date that sells; else the next one that opens; else the last one. */
export const findDate = (
	db: Db,
	companyId: string,
	tirageId: string,
): Promise<NonNullable<Regle['draw']> | undefined> =>
	rowOf(
		db,
		sql<NonNullable<Regle['draw']>>`
			SELECT i.id AS instance_id, i.draw_date, i.state, i.opens_at, i.close_at, i.draw_at,
				is_selling(i, now()) AND t.is_active AS is_selling
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			CROSS JOIN LATERAL (SELECT i.state = 'open' AND i.close_at > now() AS is_coming) AS c
			WHERE i.company_id = ${companyId}::uuid AND i.tirage_id = ${tirageId}::uuid
				AND i.state <> 'cancelled'
			ORDER BY c.is_coming DESC, CASE WHEN c.is_coming THEN i.close_at END, i.close_at DESC LIMIT 1`,
	);

/** Who sells what where: a line without its stake. */
export interface Line {
	companyId: string;
	agentId: string;
	surcussaleId: string;
	tirageId: string;
	game: StakedGame;
	option: number;
	numbers: string;
}

export const effectiveRates = (
	db: Db,
	{ companyId, agentId, surcussaleId, tirageId }: Line,
): Promise<Rates> =>
	theRow(
		db,
		sql<Rates>`SELECT * FROM effective_primes(${companyId}::uuid, ${agentId}::uuid,
			${surcussaleId}::uuid, ${tirageId}::uuid)`,
	);

export type PrimeRow = { id: string; target: PrimeTarget } & { [R in keyof Rates]: number | null };

/** Those that effective_primes chooses from. */
export const primesOf = (
	db: Db,
	{ companyId, agentId, surcussaleId, tirageId }: Line,
): Promise<PrimeRow[]> =>
	rowsOf(
		db,
		sql<PrimeRow>`SELECT * FROM primes p WHERE p.company_id = ${companyId}::uuid
			AND (p.agent_id IS NULL OR p.agent_id = ${agentId}::uuid)
			AND (p.tirage_id IS NULL OR p.tirage_id = ${tirageId}::uuid)
			AND (p.surcussale_id IS NULL OR p.surcussale_id = ${surcussaleId}::uuid)`,
	);

/** Those that limits_on takes the strictest of. */
export const limitsOf = (
	db: Db,
	{ companyId, agentId, tirageId, game, numbers }: Line,
): Promise<Regle['limits']> =>
	rowsOf(
		db,
		sql<Regle['limits'][number]>`
			SELECT l.id, 'limit_' || l.kind || CASE WHEN l.agent_id IS NULL THEN '' ELSE '_agent' END AS rule,
				l.boule, l.tirage_id, l.min_stake, l.max_stake, l.limite
			FROM limits l WHERE l.company_id = ${companyId}::uuid AND l.is_active AND l.game = ${game}
				AND (l.agent_id IS NULL OR l.agent_id = ${agentId}::uuid)
				AND (l.tirage_id IS NULL OR l.tirage_id = ${tirageId}::uuid)
				AND (l.boule IS NULL OR l.boule = ${numbers})
			ORDER BY rule, l.boule NULLS FIRST, l.tirage_id NULLS FIRST, l.id`,
	);

export const strictest = (
	db: Db,
	{ companyId, agentId, tirageId, game, numbers }: Line,
): Promise<Pick<Regle, 'min_stake' | 'max_stake'> & { [R in CapRule]: number | null }> =>
	theRow(
		db,
		sql`SELECT min_stake, max_stake, game AS limit_game, game_agent AS limit_game_agent,
				boule AS limit_boule, boule_agent AS limit_boule_agent,
				(SELECT max_exposure FROM company_settings WHERE company_id = ${companyId}::uuid) AS max_exposure
			FROM limits_on(${companyId}::uuid, ${agentId}::uuid, ${tirageId}::uuid, ${game}, ${numbers})`,
	);

/** Against each limit, in one draw date. */
export async function stakedAgainst(
	db: Db,
	{ companyId, agentId, game, option, numbers }: Line,
	instanceId: string,
): Promise<ReadonlyMap<CapRule, number>> {
	const rows = await rowsOf(
		db,
		sql<{ rule: CapRule; staked: number }>`
			SELECT * FROM staked_against(${companyId}::uuid, ${agentId}::uuid, ${instanceId}::uuid, ${game},
				${option}::smallint, ${numbers})`,
	);
	return new Map(rows.map(({ rule, staked }) => [rule, staked]));
}

/** What the autopilot leaves in one draw date; none: none holds it, or nothing that can be staked comes near. */
export const pilotRoom = (
	db: Db,
	{ companyId, agentId, game, option, numbers }: Line,
	instanceId: string,
	primes: readonly number[],
): Promise<NonNullable<Regle['pilot']>> =>
	rowsOf(
		db,
		sql<NonNullable<Regle['pilot']>[number]>`
			SELECT * FROM pilot_room(${companyId}::uuid, ${agentId}::uuid, ${instanceId}::uuid, ${game},
				${option}::smallint, ${numbers}, ${[...primes]}::integer[])`,
	);

/** Whether the engine lets the option be played, and takes the ball on the day (no day: not looked at). */
export const playability = (
	db: Db,
	{ companyId, agentId, surcussaleId, tirageId, game, option, numbers }: Line,
	day: string | null,
) =>
	theRow(
		db,
		sql<{ is_playable: boolean; is_blocked: boolean }>`
			SELECT is_playable(${companyId}::uuid, ${surcussaleId}::uuid, ${game}, ${option}::smallint),
				is_blocked(${companyId}::uuid, ${agentId}::uuid, ${tirageId}::uuid, ${day}::date, ${numbers})`,
	);

/** Those that is_blocked finds. */
export const blocksOf = (
	db: Db,
	{ companyId, agentId, tirageId, numbers }: Line,
	day: string,
): Promise<Regle['blocks']> =>
	rowsOf(
		db,
		sql<Regle['blocks'][number]>`
			SELECT b.id, b.tirage_id, b.agent_id, b.start_date, b.end_date, b.reason FROM boules_block b
			WHERE b.company_id = ${companyId}::uuid AND b.boule = ${numbers} AND b.is_active
				AND (b.tirage_id IS NULL OR b.tirage_id = ${tirageId}::uuid)
				AND (b.agent_id IS NULL OR b.agent_id = ${agentId}::uuid)
				AND ${day}::date BETWEEN b.start_date AND coalesce(b.end_date, 'infinity')
			ORDER BY b.created_at, b.id`,
	);

export const optionOf = (
	db: Db,
	{ companyId, surcussaleId, game, option }: Line,
): Promise<NonNullable<Regle['lotto']> | undefined> =>
	rowOf(
		db,
		sql<NonNullable<Regle['lotto']>>`
			SELECT o.id, o.name, o.is_active, EXISTS (SELECT FROM lotto_option_blocks b
				WHERE b.company_id = o.company_id AND b.option_id = o.id
					AND b.surcussale_id = ${surcussaleId}::uuid) AS is_blocked
			FROM lotto_options o
			WHERE o.company_id = ${companyId}::uuid AND o.game = ${game} AND o.option = ${option}`,
	);
