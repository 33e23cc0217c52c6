import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { inScope } from '../../db/scope.ts';
import { allAnchors, anchorHeads, wronglySigned } from '../../trail/anchors.ts';
import { IDS } from '../testing/ids.ts';
import { sellMixed } from '../testing/mixed-sales.ts';
import { useTestApi } from '../testing/test-api.ts';
import { Differences } from './difference.ts';
import { checkCompany, reconcile } from './reconcile.ts';

/**
 * What whoever owns the database can do to the books, and who notices. They know every function, work
 * seals, sums and counters out again, and chain the trail anew; they do not have the API's folder.
 */
const folder = mkdtempSync(join(tmpdir(), 'borlette-tampering-'));
const copy = mkdtempSync(join(tmpdir(), 'borlette-elsewhere-'));
const places = { dataDir: folder, anchorCopyDir: copy };
const api = useTestApi();
const A = { id: IDS.companyA, ref_code: 'AAA' };
const SCHEDULER = { companyId: A.id, supervisorId: null, userId: null, role: 'superuser' } as const;
const ofA = sql`company_id = ${A.id}`;

beforeAll(async () => {
	await sellMixed(api);
	await sql`DELETE FROM invoices`.execute(api.owner);
	await inScope(api.db, SCHEDULER, (tx) =>
		sql`SELECT witness_ledger(), witness_claims()`.execute(tx),
	);
	await anchorHeads(api.db, places);
});
afterAll(() => {
	for (const each of [folder, copy]) rmSync(each, { recursive: true });
});

test('what the engine wrote and anchored has no difference, with both places', async () => {
	const anchors = await allAnchors(places);
	expect(anchors.length).toBeGreaterThanOrEqual(2);
	const forged = await wronglySigned(places);
	expect((await reconcile(api.db, { most: 9, anchors, forged })).named).toEqual([]);
});

/** What is noticed, by its names, once somebody has done all that to company A. */
async function noticedAfter(statements: ReadonlyArray<RawBuilder<unknown>>): Promise<string[]> {
	const found = new Differences(500);
	const undone = new Error('undone');
	const anchors = await allAnchors(places);
	const forging = api.owner.transaction().execute(async (tx) => {
		// No trigger, no foreign key.
		await sql`SET LOCAL session_replication_role = replica`.execute(tx);
		for (const statement of statements) await statement.execute(tx);
		await checkCompany(tx, A, found, { anchors });
		throw undone;
	});
	await expect(forging).rejects.toBe(undone);
	return [...new Set(found.named.map(({ what }) => what))].sort();
}

/** The draw that the line on 55 played in, which lost. */
const settled = sql`(SELECT instance_id FROM fiche_lines WHERE ${ofA} AND numbers = '55')`;
const draw = () => sql`instance_id = ${settled}`;
/** Seals, settlements, gains of fiches, sums and counters of company A as if they had always been so. */
const REWORKED: ReadonlyArray<RawBuilder<unknown>> = [
	sql`UPDATE fiche_lines l SET gain = CASE WHEN f.voided_at IS NULL THEN coalesce(w.gain, 0) ELSE 0 END
		FROM fiches f, tirage_instances i
		LEFT JOIN results r ON r.company_id = i.company_id AND r.instance_id = i.id
			AND r.revision = i.result_revision
		CROSS JOIN LATERAL (SELECT 1) AS one
		LEFT JOIN LATERAL winning_lines(i, r) AS w ON i.state = 'settled'
		WHERE l.${ofA} AND f.${ofA} AND i.${ofA} AND f.id = l.fiche_id AND i.id = l.instance_id
			AND i.state = 'settled' AND w.fiche_id = l.fiche_id AND w.line_no = l.line_no`,
	sql`DELETE FROM gains WHERE ${ofA}`,
	sql`INSERT INTO gains SELECT company_id, draw_date, instance_id, 1, fiche_id, line_no, gain
		FROM fiche_lines WHERE ${ofA} AND gain > 0`,
	sql`UPDATE fiches f SET total = s.total, gain = s.gain,
			status = CASE WHEN f.status IN ('sold', 'deleted', 'paid') THEN f.status
				WHEN s.gain > 0 THEN 'winning' ELSE 'losing' END
		FROM (SELECT fiche_id, sum(stake) AS total, sum(gain) AS gain FROM fiche_lines
			WHERE ${ofA} GROUP BY 1) AS s WHERE f.${ofA} AND s.fiche_id = f.id`,
	sql`UPDATE settlements s SET gain = g.gain, fiches_gagnantes = g.fiches
		FROM (SELECT instance_id, sum(gain) AS gain, count(DISTINCT fiche_id) FILTER (WHERE gain > 0) AS fiches
			FROM fiche_lines WHERE ${ofA} GROUP BY 1) AS g WHERE s.${ofA} AND g.instance_id = s.instance_id`,
	sql`UPDATE tirage_instances i SET seal_fiches = s.fiches, seal_total = s.total, seal_hash = s.hash
		FROM tirage_instances j CROSS JOIN LATERAL seal_of(j.company_id, j.id) AS s
		WHERE i.${ofA} AND j.id = i.id AND i.sealed_at IS NOT NULL`,
	sql`DELETE FROM rollups WHERE ${ofA}`,
	sql`INSERT INTO rollups SELECT company_id, draw_date, instance_id, agent_id, surcussale_id,
			supervisor_id, game, tirage_id, fiches, home_fiches, fiches_gagnantes, home_gagnantes, lines,
			vente, commission, commission_surcussale, gain, paid, deleted_fiches, home_deleted, deleted_vente
		FROM rollups_raw WHERE ${ofA}`,
];
/** Each agent's entries numbered and added up anew. */
const LEDGER_REWORKED: ReadonlyArray<RawBuilder<unknown>> = [
	sql`UPDATE wallet_entries SET seq = seq + 1000000 WHERE ${ofA}`,
	sql`UPDATE wallet_entries w SET seq = n.seq, balance = n.balance
		FROM (SELECT id, row_number() OVER (PARTITION BY agent_id ORDER BY seq) AS seq,
				sum(amount) OVER (PARTITION BY agent_id ORDER BY seq) AS balance
			FROM wallet_entries WHERE ${ofA}) AS n WHERE w.${ofA} AND n.id = w.id`,
	sql`UPDATE agents a SET wallet_seq = n.seq, balance = n.balance
		FROM (SELECT agent_id, count(*) AS seq, sum(amount) AS balance FROM wallet_entries
			WHERE ${ofA} GROUP BY 1) AS n WHERE a.${ofA} AND n.agent_id = a.id`,
];
/** The trail numbered and chained anew, hash by hash. */
const RECHAINED: ReadonlyArray<RawBuilder<unknown>> = [
	sql`UPDATE audit_entries SET seq = seq + 1000000 WHERE ${ofA}`,
	sql`UPDATE audit_entries a SET seq = n.place FROM (SELECT seq, row_number() OVER (ORDER BY seq) AS place
		FROM audit_entries WHERE ${ofA}) AS n WHERE a.${ofA} AND n.seq = a.seq`,
	sql.raw(`DO $$ DECLARE e audit_entries; last bytea := ''; BEGIN
		FOR e IN SELECT * FROM audit_entries WHERE company_id = '${A.id}' ORDER BY seq LOOP
			e.previous_hash := last;
			last := audit_hash(e);
			UPDATE audit_entries SET previous_hash = e.previous_hash, hash = last
				WHERE company_id = e.company_id AND seq = e.seq;
		END LOOP; END $$`),
];
/** What the engine tells the trail, told anew. */
const RETOLD: ReadonlyArray<RawBuilder<unknown>> = [
	sql`UPDATE audit_entries a SET after = to_jsonb(CASE a.action WHEN 'seal' THEN seal_text(i)
			ELSE outcome_text(i) END)
		FROM tirage_instances i WHERE a.${ofA} AND i.${ofA} AND a.object_id = i.id::text
			AND a.object_type = 'witness'`,
];
const loser = sql`(SELECT fiche_id FROM fiche_lines WHERE ${ofA} AND numbers = '55')`;
const LOSER_WINS = sql`UPDATE fiche_lines SET numbers = '23' WHERE ${ofA} AND numbers = '55'`;
const firstAgent = sql`agent_id = ${IDS.agentA}`;

const WAYS: ReadonlyArray<
	readonly [way: string, who: string, statements: ReadonlyArray<RawBuilder<unknown>>]
> = [
	['a loser turned winner', 'seal', [LOSER_WINS]],
	['a loser turned winner, all worked out again', 'seal in the trail', [LOSER_WINS, ...REWORKED]],
	[
		'the same, with the trail told and chained anew',
		'anchor',
		[LOSER_WINS, ...REWORKED, ...RETOLD, ...RECHAINED],
	],
	[
		'another result, all worked out again',
		'outcome in the trail',
		[sql`UPDATE results SET lotto3 = '155', lot1 = '55' WHERE ${ofA} AND ${draw()}`, ...REWORKED],
	],
	[
		'the same, with the trail told and chained anew',
		'anchor',
		[
			sql`UPDATE results SET lotto3 = '155', lot1 = '55' WHERE ${ofA} AND ${draw()}`,
			...REWORKED,
			...RETOLD,
			...RECHAINED,
		],
	],
	[
		'a stake raised after closing',
		'seal in the trail',
		[sql`UPDATE fiche_lines SET stake = stake * 2 WHERE ${ofA} AND numbers = '23'`, ...REWORKED],
	],
	[
		'a prime raised after closing',
		'seal in the trail',
		[sql`UPDATE fiche_lines SET prime1 = prime1 * 2 WHERE ${ofA} AND numbers = '23'`, ...REWORKED],
	],
	[
		'a fiche voided after closing',
		'seal in the trail',
		[
			sql`UPDATE fiches SET status = 'deleted', voided_at = now() WHERE ${ofA} AND id IN ${loser}`,
			...REWORKED,
		],
	],
	[
		'a fiche taken away after closing',
		'seal in the trail',
		[
			sql`DELETE FROM wallet_entries WHERE ${ofA} AND ref_code = (SELECT ref_code FROM fiches WHERE id IN ${loser})`,
			sql`DELETE FROM fiches WHERE ${ofA} AND id IN ${loser}`,
			sql`DELETE FROM fiche_lines WHERE ${ofA} AND fiche_id IN ${loser}`,
			...REWORKED,
			...LEDGER_REWORKED,
		],
	],
	[
		'a line added after closing',
		'seal in the trail',
		[
			sql`INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id, agent_id,
				surcussale_id, game, option, numbers, stake, prime1, prime2, prime3)
			SELECT company_id, draw_date, fiche_id, 90, instance_id, tirage_id, agent_id, surcussale_id, game,
				option, '23', 1, prime1, prime2, prime3 FROM fiche_lines WHERE ${ofA} AND numbers = '55'`,
			...REWORKED,
		],
	],
	[
		'a draw opened again',
		'seal in the trail',
		[
			sql`UPDATE tirage_instances SET state = 'open', sealed_at = NULL, seal_hash = NULL, result_revision = 0
			WHERE ${ofA} AND id = ${settled}`,
		],
	],
	[
		'a settled draw called cancelled',
		'outcome in the trail',
		[sql`UPDATE tirage_instances SET state = 'cancelled' WHERE ${ofA} AND id = ${settled}`],
	],
	[
		'a draw gone with all its fiches',
		'draw in the trail',
		[
			sql`DELETE FROM exposures WHERE ${ofA} AND ${draw()}`,
			sql`DELETE FROM tirage_instances WHERE ${ofA} AND id = ${settled}`,
			sql`DELETE FROM fiches WHERE ${ofA} AND id IN (SELECT fiche_id FROM fiche_lines WHERE ${draw()})`,
			sql`DELETE FROM fiche_lines WHERE ${ofA} AND fiche_id NOT IN (SELECT id FROM fiches)`,
			...REWORKED,
		],
	],
	[
		'a seal written over',
		'seal',
		[sql`UPDATE tirage_instances SET seal_total = seal_total + 1 WHERE ${ofA} AND id = ${settled}`],
	],
	[
		'a gain moved from one line to another',
		'outcome in the trail',
		[sql`UPDATE fiche_lines SET gain = 100 WHERE ${ofA} AND numbers = '55'`],
	],
	['a gain that nobody wrote down', 'gains written down', [sql`DELETE FROM gains WHERE ${ofA}`]],
	[
		'a settlement changed',
		'settlement',
		[sql`UPDATE settlements SET gain = gain + 1 WHERE ${ofA} AND gain > 0`],
	],
	[
		'sums changed',
		'rollup',
		[sql`UPDATE rollups SET vente = vente - 1 WHERE ${ofA} AND game = 'borlette'`],
	],
	['counters changed', 'exposure', [sql`UPDATE exposures SET staked = staked + 1 WHERE ${ofA}`]],
	[
		'a fiche called a winner',
		'status',
		[sql`UPDATE fiches SET status = 'winning' WHERE ${ofA} AND status = 'losing'`],
	],
	[
		'a winner called paid by the office',
		'claim in the trail',
		[
			sql`UPDATE fiches SET status = 'paid', paid_at = now(), paid_by = 'Office'
			WHERE ${ofA} AND status = 'winning'`,
			...REWORKED,
		],
	],
	[
		'a winner called expired',
		'claim in the trail',
		[sql`UPDATE fiches SET status = 'expired' WHERE ${ofA} AND status = 'winning'`],
	],
	[
		'the same, with the trail told and chained anew',
		'anchor',
		[
			sql`UPDATE fiches SET status = 'expired' WHERE ${ofA} AND status = 'winning'`,
			sql`UPDATE audit_entries a SET after = to_jsonb(encode(sha256(convert_to((
				SELECT string_agg(concat_ws(' ', f.id, f.status), E'\\n' ORDER BY f.id) FROM fiches f WHERE f.${ofA}
					AND (f.status = 'expired' OR f.status = 'paid' AND f.paid_agent_id IS NULL)), 'UTF8')), 'hex'))
				WHERE a.${ofA} AND a.action = 'claims'`,
			...RECHAINED,
		],
	],
	[
		'a balance changed',
		'balance',
		[sql`UPDATE agents SET balance = balance + 1 WHERE id = ${IDS.agentA}`],
	],
	[
		'money added to the ledger, all worked out again',
		'ledger in the trail',
		[
			sql`UPDATE wallet_entries SET seq = seq + 100 WHERE ${ofA} AND ${firstAgent}`,
			sql`INSERT INTO wallet_entries (company_id, agent_id, seq, kind, amount, balance, actor_name)
			VALUES (${A.id}, ${IDS.agentA}, 1, 'deposit', 999, 0, 'Office')`,
			...LEDGER_REWORKED,
		],
	],
	[
		'an entry of the ledger doubled in amount with its commission',
		'ledger in the trail',
		[
			sql`UPDATE wallet_entries SET amount = amount * 2 WHERE ${ofA} AND ${firstAgent} AND seq <= 2`,
			...LEDGER_REWORKED,
		],
	],
	[
		'two entries of the ledger exchanged',
		'ledger in the trail',
		[
			sql`UPDATE wallet_entries SET seq = 500 - seq WHERE ${ofA} AND ${firstAgent} AND seq <= 2`,
			sql`UPDATE wallet_entries SET seq = seq - 498 + 1 WHERE ${ofA} AND ${firstAgent} AND seq BETWEEN 498 AND 499`,
			...LEDGER_REWORKED,
		],
	],
	[
		'an entry of the ledger called something else',
		'ledger in the trail',
		[sql`UPDATE wallet_entries SET kind = 'adjustment' WHERE ${ofA} AND ${firstAgent} AND seq = 1`],
	],
	[
		'a whole ledger emptied',
		'ledger in the trail',
		[
			sql`DELETE FROM wallet_entries WHERE ${ofA} AND ${firstAgent}`,
			sql`UPDATE agents SET balance = 0, wallet_seq = 0 WHERE id = ${IDS.agentA}`,
		],
	],
	[
		'the ledger and what the trail has of it',
		'hash',
		[
			sql`UPDATE wallet_entries SET amount = amount - 5 WHERE ${ofA} AND ${firstAgent} AND seq = 1`,
			...LEDGER_REWORKED,
			sql`DELETE FROM audit_entries WHERE ${ofA} AND action = 'ledger'`,
			sql`UPDATE audit_entries SET actor_name = 'x' WHERE ${ofA} AND seq = 1`,
		],
	],
	[
		'an entry of the trail changed',
		'hash',
		[sql`UPDATE audit_entries SET actor_name = 'Nobody' WHERE ${ofA} AND seq = 1`],
	],
	[
		'with its own hash',
		'hash before it',
		[
			sql`UPDATE audit_entries SET actor_name = 'Nobody' WHERE ${ofA} AND seq = 1`,
			sql`UPDATE audit_entries e SET hash = audit_hash(e) WHERE ${ofA} AND seq = 1`,
		],
	],
	[
		'with every hash after it',
		'anchor',
		[sql`UPDATE audit_entries SET actor_name = 'Nobody' WHERE ${ofA} AND seq = 1`, ...RECHAINED],
	],
	[
		'an entry of the trail taken away, the rest chained anew',
		'anchor',
		[sql`DELETE FROM audit_entries WHERE ${ofA} AND seq = 2`, ...RECHAINED],
	],
	[
		'the end of the trail cut off',
		'anchor',
		[
			sql`DELETE FROM audit_entries WHERE ${ofA} AND seq = (SELECT max(seq) FROM audit_entries WHERE ${ofA})`,
		],
	],
	['the whole trail deleted', 'anchor', [sql`DELETE FROM audit_entries WHERE ${ofA}`]],
];

test.each(WAYS)('%s: noticed by "%s"', async (_way, who, statements) => {
	expect(await noticedAfter(statements)).toContain(who);
});

test('an anchor that somebody wrote without the key is named, and not believed', async () => {
	const [before] = await allAnchors({ dataDir: folder });
	const [name = ''] = readdirSync(copy);
	const line = `2030-01-01T00:00:00Z ${A.id} 1 ${'ab'.repeat(32)}`;
	appendFileSync(join(copy, name), `${line} ${'cd'.repeat(32)}\n${line}\n`);
	const forged = await wronglySigned(places);
	expect(forged).toMatchObject([{ companyId: A.id, seq: 1 }]);
	const anchors = await allAnchors(places);
	expect(anchors.filter(({ hash }) => hash.startsWith('abab'))).toEqual([]);
	expect(anchors).toContainEqual(before);
	const { named } = await reconcile(api.owner, { most: 9, anchors, forged });
	expect(named.map(({ what }) => what)).toEqual(['signature']);
});

test('with the API’s own folder lost, what was kept elsewhere still notices', async () => {
	const anchors = (await allAnchors(places)).length;
	for (const name of readdirSync(folder).filter((each) => each.endsWith('.log'))) {
		rmSync(join(folder, name));
	}
	expect((await allAnchors(places)).length).toBe(anchors / 2);
	expect(await noticedAfter([sql`DELETE FROM audit_entries WHERE ${ofA}`])).toContain('anchor');
});
