import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';

/** Whose rules they are: of the company, in its transaction. */
export interface RulesOf {
	companyId: string;
	/** The name of who sent the messages. */
	by: string;
	/** Ids of agents in the order of their branches; some have rules of their own. */
	agents: readonly { id: string }[];
}

/**
 * What a house has set beside its general primes: limits, primes of draws, surcussales and agents, and messages to
 * its terminals. They are of today: what was sold keeps the primes that it was sold at. Hardly a sale of the demo meets
 * a limit, but the ball that is sold far too much is near its own.
 */
export async function insertRules(db: Db, { companyId, by, agents }: RulesOf): Promise<void> {
	const ids = agents.map(({ id }) => id);
	const [first, second, third, fourth] = ids;
	// Of the smallest branch: whoever looks at a fiche of the others finds the general primes.
	const last = ids.at(-1);
	await sql`INSERT INTO limits
			(company_id, kind, agent_id, game, boule, tirage_id, min_stake, max_stake, limite, is_active)
		SELECT ${companyId}::uuid, given.kind, given.agent_id, given.game, given.boule, t.id,
			given.min_stake, given.max_stake, given.limite, given.is_active
		FROM (VALUES
			('game', NULL::uuid, 'mariage', NULL, NULL, NULL::bigint, 500_00, 75000_00, true),
			('game', NULL, 'lotto4', NULL, NULL, NULL, 250_00, 25000_00, true),
			('game', NULL, 'lotto5', NULL, NULL, NULL, 250_00, 10000_00, true),
			('game', NULL, 'borlette', NULL, 'New York Soir', NULL, NULL, 400000_00, true),
			('game', NULL, 'lotto3', NULL, 'Florida Midi', NULL, 500_00, NULL, false),
			('game', ${second ?? null}::uuid, 'borlette', NULL, NULL, NULL, NULL, 15000_00, true),
			('game', ${third ?? null}::uuid, 'lotto5', NULL, NULL, NULL, 100_00, 1000_00, true),
			('boule', NULL, 'borlette', '58', NULL, NULL, NULL, 4000_00, true),
			('boule', NULL, 'borlette', '11', 'New York Soir', NULL, NULL, 6000_00, true),
			('boule', NULL, 'mariage', '07*11', NULL, NULL, 100_00, 1500_00, true),
			('boule', NULL, 'lotto3', '777', NULL, NULL, 50_00, 500_00, false),
			('boule', ${first ?? null}::uuid, 'borlette', '86', NULL, NULL, NULL, 2000_00, true),
			('boule', ${fourth ?? null}::uuid, 'borlette', '14', 'Florida Soir', NULL, 250_00, 2000_00, true)
		) AS given (kind, agent_id, game, boule, tirage, min_stake, max_stake, limite, is_active)
		LEFT JOIN tirages t ON t.company_id = ${companyId}::uuid AND t.name = given.tirage
		WHERE given.tirage IS NULL OR t.id IS NOT NULL`.execute(db);
	await sql`INSERT INTO primes (company_id, tirage_id, agent_id, surcussale_id, borlette1, mariage, lotto4, lotto5)
		SELECT ${companyId}::uuid, t.id, given.agent_id, a.surcussale_id, given.borlette1, given.mariage, given.lotto4, given.lotto5
		FROM (VALUES
			('Florida Soir', NULL::uuid, NULL::uuid, NULL::integer, NULL::integer, 5500, 30000),
			('New York Soir', NULL, NULL, 55, NULL, NULL, NULL),
			(NULL, ${second ?? null}::uuid, NULL, 52, NULL, NULL, NULL),
			('New York Soir', ${third ?? null}::uuid, NULL, 60, NULL, NULL, NULL),
			(NULL, NULL, ${last ?? null}::uuid, NULL, 1100, NULL, NULL)
		) AS given (tirage, agent_id, whose, borlette1, mariage, lotto4, lotto5)
		LEFT JOIN tirages t ON t.company_id = ${companyId}::uuid AND t.name = given.tirage
		LEFT JOIN agents a ON a.company_id = ${companyId}::uuid AND a.id = given.whose
		WHERE given.tirage IS NULL OR t.id IS NOT NULL`.execute(db);
	await sql`INSERT INTO messages
			(company_id, title, body, surcussale_id, agent_id, starts_at, ends_at, is_active, created_by)
		SELECT ${companyId}::uuid, given.title, given.body, a.surcussale_id, given.agent_id,
			now() + given.since, now() + given.until, given.is_active, ${by}
		FROM (VALUES
			('New York Soir paie 55', 'Ce mois-ci, le premier lot de New York Soir paie 55 pour 1. Dites-le à vos clients.',
				NULL::uuid, NULL::uuid, interval '-3 days', interval '20 days', true),
			('Clôture avancée', 'La caisse passe à 16 h au lieu de 18 h.', ${first ?? null}::uuid, NULL,
				interval '-5 hours', interval '9 hours', true),
			('Papier à retirer', 'Vos rouleaux vous attendent à la surcussale.', NULL, ${second ?? null}::uuid,
				interval '-1 day', NULL, true),
			('Bonne fête du drapeau', 'La maison vous souhaite une belle fête.', NULL, NULL,
				interval '2 days', interval '3 days', true),
			('Réseau rétabli', 'Les terminaux de la Grand-Rue vendent de nouveau.', NULL, NULL,
				interval '-9 days', interval '-8 days', true)
		) AS given (title, body, whose, agent_id, since, until, is_active)
		LEFT JOIN agents a ON a.company_id = ${companyId}::uuid AND a.id = given.whose`.execute(db);
}

/** Since when people and places of the house are there: before the first sale, not since the demo was loaded. */
export async function dateNetwork(db: Db, companyId: string): Promise<void> {
	await sql`UPDATE agents SET created_at = least(uuid_extract_timestamp(id), now() - interval '20 days')
		WHERE company_id = ${companyId}`.execute(db);
	await sql`UPDATE companies SET created_at = now() - interval '210 days' WHERE id = ${companyId}`.execute(
		db,
	);
	for (const table of ['users', 'generales', 'surcussales', 'info_tirages', 'tirages', 'primes']) {
		await sql`UPDATE ${sql.table(table)} SET created_at = now() - interval '210 days'
			WHERE company_id = ${companyId}`.execute(db);
	}
}
