import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { planInstances } from './instances.sql.ts';

const HOUR_MS = 3_600_000;
const everyCompany: Scope = {
	companyId: null,
	supervisorId: null,
	userId: null,
	role: 'superuser',
};

/** Makes room for the coming months' fiches and the instances of the coming days, for all companies. */
export async function planAllCompanies(db: Db): Promise<void> {
	await sql`SELECT ensure_partitions((current_date + make_interval(months => n))::date)
		FROM generate_series(0, 2) AS n`.execute(db);
	const companies = await inScope(
		db,
		everyCompany,
		(tx) => rowsOf(tx, sql<{ id: string }>`SELECT id FROM companies WHERE is_active`),
		{ readOnly: true },
	);
	for (const { id } of companies) {
		await inScope(db, { ...everyCompany, companyId: id }, (tx) => planInstances(tx, id));
	}
}

/** Plans now and every hour until the signal, so that there always is a next draw to sell. */
export function keepPlanned(app: FastifyInstance, signal: AbortSignal): void {
	const plan = () => {
		planAllCompanies(app.db).catch((error) => {
			if (!signal.aborted) app.log.error({ err: error }, 'The coming draws were not planned');
		});
	};
	plan();
	const timer = setInterval(plan, HOUR_MS);
	timer.unref();
	signal.addEventListener('abort', () => clearInterval(timer));
}
