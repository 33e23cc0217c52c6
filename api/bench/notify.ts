/**
 * What it costs the sale to tell the screens: sales a second of 16 agents at once with nobody told,
 * with a NOTIFY inside each sale's transaction, and with the batches of live/notifier.ts.
 * Bounded: three turns of three seconds for each. Run: pnpm --filter ./api bench:notify
 */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from '../src/db/connect.ts';
import { rowsOf } from '../src/db/rows.ts';
import { Notifier } from '../src/live/notifier.ts';
import { IDS } from '../src/tools/testing/ids.ts';
import { seed } from '../src/tools/testing/seed.ts';
import { bindDevices, openDraw, sell } from '../src/tools/testing/selling.ts';
import { withThrowAwayDatabase } from './throw-away.ts';

const AGENTS = 16;
const TURNS = 3;
const TURN_MS = 3_000;

/** Its set-up answers what ends it. */
type Way = (parts: { owner: Pool; db: Pool }) => Promise<() => Promise<unknown>>;

const nothing: Way = async () => async () => undefined;

const inTransaction: Way = async ({ owner }) => {
	await sql`CREATE FUNCTION tell_sale() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
		PERFORM pg_notify('live', jsonb_build_array(jsonb_build_object('k', 'sale', 'c', NEW.company_id,
			'i', NEW.id))::text); RETURN NULL; END $$`.execute(owner);
	await sql`CREATE TRIGGER tell AFTER INSERT ON fiches FOR EACH ROW EXECUTE FUNCTION tell_sale()`.execute(
		owner,
	);
	return () => sql`DROP FUNCTION tell_sale CASCADE`.execute(owner);
};

const inBatches: Way = async ({ db }) => {
	const notifier = new Notifier(db, console.error);
	db.onCommitted = notifier.tell;
	return async () => {
		await notifier.flush();
		db.onCommitted = () => undefined;
	};
};

const WAYS: Record<string, Way> = {
	'nobody told': nothing,
	'NOTIFY in the sale': inTransaction,
	'in batches': inBatches,
};

async function salesIn(db: Pool, agents: readonly string[], instance: string): Promise<number> {
	const end = Date.now() + TURN_MS;
	let sales = 0;
	const work = async (agentId: string): Promise<void> => {
		while (Date.now() < end) {
			const numbers = String(randomInt(1_000)).padStart(3, '0');
			await sell(db, instance, [{ game: 'lotto3', numbers }], { agentId });
			sales += 1;
		}
	};
	await Promise.all(agents.map(work));
	return sales;
}

await withThrowAwayDatabase(
	async ({ owner, db }) => {
		await seed(owner);
		await sql`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name,
				last_name, phone)
			SELECT ${IDS.companyA}, ${IDS.surcussaleA}, 'bench' || n, 'x', 'B', n::text, '+50937000009'
			FROM generate_series(1, ${sql.lit(AGENTS)}) AS n`.execute(owner);
		await bindDevices(owner);
		const instance = await openDraw(owner, 1);
		const agents = (
			await rowsOf(owner, sql<{ id: string }>`SELECT id FROM agents WHERE username LIKE 'bench%'`)
		).map(({ id }) => id);

		let told = 0;
		const listener = db.newListeningClient();
		await listener.connect();
		listener.on('notification', () => {
			told += 1;
		});
		await listener.query('LISTEN live');

		await salesIn(db, agents, instance);
		const totals = new Map<string, number>();
		for (let turn = 0; turn < TURNS; turn += 1) {
			for (const [name, way] of Object.entries(WAYS)) {
				const end = await way({ owner, db });
				const sales = await salesIn(db, agents, instance);
				await end();
				totals.set(name, (totals.get(name) ?? 0) + sales);
			}
		}
		await listener.end();
		const bare = totals.get('nobody told') as number;
		for (const [name, sales] of totals) {
			const rate = Math.round((sales * 1_000) / (TURNS * TURN_MS));
			console.log(`${name}: ${rate} sales/s (${(sales / bare).toFixed(2)})`);
		}
		console.log(`${told} notifications came`);
	},
	{ durable: true, connections: AGENTS + 2 },
);
