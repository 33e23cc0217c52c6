import { startProcess } from '../../../deploy/local/processes.mjs';
import { freePort } from '../../../shared/config/ports.mjs';
import { ownerPool } from '../load/house.mjs';
import { installedDirectus } from './install.mjs';

const DATABASE = 'directus';
const ADMIN = 'admin@example.com';
const PASSWORD = 'only-for-the-bench';
const ADMIN_TOKEN = 'admin-token-of-the-bench-only-0000';
const READY_WITHIN_MS = 180_000;
const ASK_EVERY_MS = 500;

/** Tables that a list of agents reads, with the columns that it shows and what joins them. */
const TABLES = {
	surcussales: 'id uuid PRIMARY KEY, company_id uuid NOT NULL, name text NOT NULL',
	agents: `id uuid PRIMARY KEY, company_id uuid NOT NULL, surcussale_id uuid NOT NULL REFERENCES surcussales (id),
		first_name text, last_name text, code text, phone text, commission integer, device_id text,
		username text, balance bigint, is_active boolean, version integer, created_at timestamptz`,
};

/**
 * Directus on a database of its own of the same PostgreSQL, with the agents of all houses and the same index
 * as the product's, and a person who may read them. Rules by row need a licence there, so the list itself has to
 * ask for one house.
 * @param {string} ownerUrl of the product's database
 */
export async function startDirectus(ownerUrl) {
	const { node, cli, version } = await installedDirectus();
	const url = new URL(ownerUrl);
	const product = ownerPool(ownerUrl, 1);
	await product.query(`CREATE DATABASE ${DATABASE}`);
	url.pathname = `/${DATABASE}`;
	await fill(product, url.href);
	const port = await freePort();
	const env = {
		PATH: process.env.PATH,
		NODE_ENV: 'production',
		HOST: '127.0.0.1',
		PORT: String(port),
		DB_CLIENT: 'pg',
		DB_CONNECTION_STRING: url.href,
		SECRET: 'only-for-the-bench-only-for-the-bench',
		ADMIN_EMAIL: ADMIN,
		ADMIN_PASSWORD: PASSWORD,
		ADMIN_TOKEN,
		TELEMETRY: 'false',
		LOG_LEVEL: 'error',
	};
	const bootstrap = await startProcess(node, [cli, 'bootstrap'], { env }).ended;
	if (bootstrap.code !== 0) throw new Error(`Directus is not set up:\n${bootstrap.output}`);
	const running = startProcess(node, [cli, 'start'], { env });
	const base = `http://127.0.0.1:${port}`;
	await ready(base, running);
	return {
		name: `Directus ${version}`,
		base,
		/** Of somebody who may read agents and surcussales. */
		token: await addPerson(base),
		async stop() {
			running.child.kill();
			await running.ended;
			await product.end();
		},
	};
}

/** @param {import('pg').Pool} product @param {string} directusUrl */
async function fill(product, directusUrl) {
	const pool = ownerPool(directusUrl, 1);
	for (const [table, columns] of Object.entries(TABLES)) {
		await pool.query(`CREATE TABLE ${table} (${columns})`);
		const { rows } = await product.query(`SELECT jsonb_agg(to_jsonb(t)) AS all FROM ${table} t`);
		await pool.query(
			`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`,
			[JSON.stringify(rows[0].all)],
		);
	}
	await pool.query('CREATE INDEX agents_names ON agents (company_id, last_name, first_name)');
	await pool.query('VACUUM ANALYZE');
	await pool.end();
}

/** @param {string} base @param {ReturnType<typeof startProcess>} running */
async function ready(base, running) {
	const deadline = Date.now() + READY_WITHIN_MS;
	const isUp = async () => (await fetch(`${base}/server/ping`)).ok;
	while (!(await isUp().catch(() => false))) {
		if (Date.now() > deadline || running.child.exitCode !== null) {
			throw new Error(`Directus does not answer:\n${running.output}`);
		}
		await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
	}
}

/** @param {string} base @returns the person's token */
async function addPerson(base) {
	/** @param {string} path @param {object} body */
	const post = async (path, body) => {
		const answer = await fetch(`${base}${path}`, {
			method: 'POST',
			headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
		return JSON.parse(text).data;
	};
	const readable = Object.keys(TABLES).map((collection) => ({
		...{ policy: '+', collection, action: 'read', fields: ['*'] },
	}));
	const policy = await post('/policies', {
		name: 'Reads agents',
		permissions: { create: readable, update: [], delete: [] },
	});
	const token = 'token-of-the-person-of-the-bench-0000';
	await post('/users', {
		email: 'person@example.com',
		token,
		policies: { create: [{ policy: policy.id }], update: [], delete: [] },
	});
	return token;
}
