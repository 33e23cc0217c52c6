import { FIRST_STEPS, type FirstStep } from '@borlette/shared/contract/dashboard';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';

/** The provider alone opens companies. */
const OF_PROVIDER: ReadonlySet<FirstStep> = new Set(['country', 'company']);

/** From the rows themselves: of the company, or of any in "Toutes". */
export async function firstStepsOf(
	db: Db,
	scope: Scope,
): Promise<Array<{ step: FirstStep; is_done: boolean }>> {
	const done = await theRow(
		db,
		sql<Record<FirstStep, boolean>>`SELECT
			EXISTS (SELECT FROM countries) AS country,
			EXISTS (SELECT FROM companies c) AS company,
			EXISTS (SELECT FROM users u WHERE ${ofCompany(scope, 'u')} AND u.role = 'company' AND u.is_active
				OFFSET 1) AS colleague,
			EXISTS (SELECT FROM supervisors s WHERE ${ofCompany(scope, 's')}) AS supervisor,
			EXISTS (SELECT FROM surcussales b WHERE ${ofCompany(scope, 'b')}) AS surcussale,
			EXISTS (SELECT FROM agents a WHERE ${ofCompany(scope, 'a')}) AS agent,
			EXISTS (SELECT FROM tirages t WHERE ${ofCompany(scope, 't')} AND t.is_active) AS tirage,
			EXISTS (SELECT FROM limits l WHERE ${ofCompany(scope, 'l')} AND l.is_active) AS limite,
			EXISTS (SELECT FROM agents a WHERE ${ofCompany(scope, 'a')} AND a.device_id <> '') AS terminal,
			EXISTS (SELECT FROM fiches f WHERE ${ofCompany(scope, 'f')}) AS fiche`,
	);
	const isTheirs = (step: FirstStep) => scope.role === 'superuser' || !OF_PROVIDER.has(step);
	return FIRST_STEPS.filter(isTheirs).map((step) => ({ step, is_done: done[step] }));
}
