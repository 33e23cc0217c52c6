/**
 * Seconds that a file of 2,000 agents takes, from the check to the answer, and a change of all of them in bulk; and how
 * long a sale takes beside that: eight agents of the house who sell one ticket after another, alone and meanwhile.
 * Bounded: under two minutes. Run: pnpm --filter ./api bench:import
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bulkAgentCommission, bulkApi } from '@borlette/shared/contract/bulk';
import { importAgents } from '@borlette/shared/contract/imports';
import { requestOf } from '@borlette/shared/contract/request';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../src/config/config.ts';
import type { Pool } from '../src/db/connect.ts';
import { rowsOf, theRow } from '../src/db/rows.ts';
import { newToken, tokenHash } from '../src/identity/token.ts';
import { buildApp } from '../src/start/app.ts';
import { IDS } from '../src/tools/testing/ids.ts';
import { seed } from '../src/tools/testing/seed.ts';
import { bindDevices, openDraw, sell } from '../src/tools/testing/selling.ts';
import { withThrowAwayDatabase } from './throw-away.ts';

const ROWS = 2_000;
const SELLERS = 8;
const ALONE_MS = 5_000;

/** Sells until it is told to stop; answers what 95 of 100 sales took at most, ms. */
function selling(db: Pool, instance: string, agents: readonly string[]) {
	const took: number[] = [];
	let goesOn = true;
	const work = agents.map(async (agentId) => {
		while (goesOn) {
			const begun = performance.now();
			await sell(db, instance, [{ game: 'lotto3', numbers: '123' }], { agentId });
			took.push(performance.now() - begun);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	});
	return async () => {
		goesOn = false;
		await Promise.all(work);
		return Math.round(took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0);
	};
}

async function sent(app: FastifyInstance, path: string, token: string, body: FormData | object) {
	const isForm = body instanceof FormData;
	const request = new Request('http://localhost', {
		method: 'POST',
		body: isForm ? body : JSON.stringify(body),
	});
	const answer = await app.inject({
		method: 'POST',
		url: path,
		headers: {
			authorization: `Token ${token}`,
			'idempotency-key': newToken(),
			'content-type': isForm ? (request.headers.get('content-type') as string) : 'application/json',
		},
		payload: Buffer.from(await request.arrayBuffer()),
	});
	if (answer.statusCode !== 200) throw new Error(answer.body.slice(0, 500));
	return answer.json();
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
	const begun = performance.now();
	const answer = await work();
	console.log(`${name}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
	return answer;
}

const folder = mkdtempSync(join(tmpdir(), 'borlette-bench-data-'));
await withThrowAwayDatabase(
	async ({ owner, db }) => {
		await seed(owner);
		await sql`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name,
				last_name, phone)
			SELECT ${IDS.companyA}, ${IDS.surcussaleA}, 'bench' || n, 'x', 'B', n::text, '+50937000009'
			FROM generate_series(1, ${sql.lit(SELLERS)}) AS n`.execute(owner);
		await bindDevices(owner);
		const instance = await openDraw(owner, 60);
		const sellers = (
			await rowsOf(owner, sql<{ id: string }>`SELECT id FROM agents WHERE username LIKE 'bench%'`)
		).map(({ id }) => id);
		const token = newToken();
		await sql`INSERT INTO tokens (user_id, token_hash, idle_minutes, idle_expires_at, expires_at, ip,
				user_agent)
			VALUES (${IDS.adminA}, ${tokenHash(token)}, 30, now() + interval '30 minutes',
				now() + interval '12 hours', '', '')`.execute(owner);
		const { name } = await theRow(
			owner,
			sql<{ name: string }>`SELECT name FROM surcussales WHERE id = ${IDS.surcussaleA}`,
		);
		const config = { ...readConfig({}), dataDir: folder, twoFactorRoles: [], logLevel: 'silent' };
		const app = await buildApp({ db, config });

		const alone = selling(db, instance, sellers);
		await new Promise((resolve) => setTimeout(resolve, ALONE_MS));
		console.log(`a sale alone: ${await alone()} ms (p95)`);

		const rows = Array.from(
			{ length: ROWS },
			(_, n) => `Guerline,Mésidor ${n},36${String(100_000 + n)},"${name}",12.5`,
		);
		const file = ['Prénom,Nom,Téléphone,Surcussale,Commission (%)', ...rows].join('\n');
		const form = (more: Record<string, string>) => {
			const fields = new FormData();
			for (const [key, value] of Object.entries({ lang: 'fr', ...more })) fields.set(key, value);
			fields.set('file', new Blob([file]), 'agents.csv');
			return fields;
		};
		const beside = selling(db, instance, sellers);
		await timed(`check of ${ROWS} agents`, () =>
			sent(app, importAgents.check.path, token, form({})),
		);
		const taken = await timed(`${ROWS} agents taken`, () =>
			sent(app, importAgents.take.path, token, form({ rows: 'all' })),
		);
		console.log(`${taken.added} added; a sale meanwhile: ${await beside()} ms (p95)`);

		const besideBulk = selling(db, instance, sellers);
		const { path } = requestOf(bulkAgentCommission.preview, {});
		const shown = await timed('preview of all agents', () =>
			sent(app, path, token, { commission: 900, filter: {} }),
		);
		const versions = shown.rows.map(({ id, version }: { id: string; version: number }) => ({
			id,
			version,
		}));
		const done = await timed(`commission of ${shown.count} agents`, () =>
			sent(app, bulkAgentCommission.apply.path, token, { commission: 900, rows: versions }),
		);
		await timed('undone', () => sent(app, bulkApi.undo.path, token, { id: done.id }));
		console.log(`a sale meanwhile: ${await besideBulk()} ms (p95)`);
		await app.close();
	},
	{ durable: true, connections: SELLERS + 8 },
);
rmSync(folder, { recursive: true, force: true });
