/**
 * Lets a large operator live and prints what grows: a first day of sales as fast as they go, a minute in which people ask for
 * far too much, then further days, each sold, closed, drawn and settled. After each: memory of the processes, bytes of
 * tables and indexes for each fiche, dead rows, the oldest transaction, and until when fiches have a place.
 * Run: pnpm --filter ./e2e bench:soak [--first 150000] [--days 24] [--fiches 6000] [--attack 60]   (after a build: npm start builds)
 */
import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readScript } from '../../deploy/local/script.mjs';
import { authApi, ficheApi, posApi } from '../support/contract.mjs';
import { postgresOf } from '../support/owner.mjs';
import { Server } from '../support/server.mjs';
import { addDraw, openHouse, ownerPool } from './load/house.mjs';
import { httpClient } from './load/http.mjs';
import { machineLine, verdict } from './load/machine.mjs';
import { settle } from './load/settle.mjs';

/** @import { Draw, House, Terminal } from './load/house.mjs' */

const AT_ONCE = 8;
const AGENTS = 200;
/** Megabytes that the process of the API has at most, whatever is asked of it, and after a minute of rest. */
const MOST_MB = 1_024;
/** How many times as many bytes the last days may take as the first ones, which sold as much. */
const MOST_GROWTH = 1.25;
/** Days at either end, at most: the room that a table takes comes in pieces, and vacuums when they will. */
const AT_AN_END = 5;

const { values } = readScript(import.meta.filename, {
	options: {
		first: { type: 'string', default: '150000' },
		days: { type: 'string', default: '24' },
		fiches: { type: 'string', default: '6000' },
		attack: { type: 'string', default: '60' },
	},
});
const FIRST = Number(values.first ?? 150_000);
const DAYS = Number(values.days ?? 24);
const FICHES = Number(values.fiches ?? 6_000);
const ATTACK_SECONDS = Number(values.attack ?? 60);

/** @param {number} count */
const digits = (count) => String(randomInt(10 ** count)).padStart(count, '0');
const lines = () => [
	...[1, 2, 3, 4].map(() => ({ game: 'borlette', numbers: digits(2), stake: 500 })),
	{ game: 'mariage', numbers: [digits(2), digits(2)].sort().join('*'), stake: 500 },
	{ game: 'lotto3', numbers: digits(3), stake: 500 },
];

/** Megabytes of a process that no other one shares with it. @param {number | string} pid */
async function memoryOf(pid) {
	const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
	return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1_024;
}

/** Of PostgreSQL's first process and all its children. @param {number} first */
async function memoryOfDatabase(first) {
	const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
	const parents = await Promise.all(
		all.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
	);
	const own = all.filter((_, at) => parents[at]?.split(') ')[1]?.split(' ')[1] === String(first));
	const megabytes = await Promise.all([first, ...own].map(memoryOf));
	return megabytes.reduce((sum, each) => sum + each, 0);
}

/** @type {Server} */
let server;

async function live() {
	const pool = ownerPool(await server.ownerUrl(), 2);
	const client = httpClient(server.url, AT_ONCE);
	const house = await openHouse(pool, { agents: AGENTS });
	await pool.query('UPDATE company_settings SET two_person_results = false WHERE company_id = $1', [
		house.companyId,
	]);
	const { pid } = await postgresOf(path.join(server.dataDir, 'postgres'));
	const begun = performance.now();
	let sold = 0;
	let worst = 0;
	const watching = setInterval(async () => {
		worst = Math.max(worst, await memoryOf(server.pid ?? 0));
	}, 250);

	/** @param {Draw} draw @param {number} count */
	const sellDay = async (draw, count) => {
		let left = count;
		await Promise.all(
			house.terminals.slice(0, AT_ONCE).map(async (_, place) => {
				for (let turn = place; left > 0; turn += AT_ONCE) {
					left -= 1;
					const { token } = /** @type {Terminal} */ (house.terminals[turn % AGENTS]);
					const body = { instances: [draw.id], lines: lines() };
					await client.send(posApi.sell, { token, key: randomUUID(), body });
				}
			}),
		);
		sold += count;
	};

	/** @param {string} name */
	const look = async (name) => {
		const { rows } = await pool.query(`SELECT
			(SELECT sum(pg_table_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace)::bigint AS tables,
			(SELECT sum(pg_indexes_size(oid)) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace)::bigint AS indexes,
			(SELECT sum(n_dead_tup) FROM pg_stat_user_tables)::bigint AS dead,
			(SELECT sum(autovacuum_count) FROM pg_stat_user_tables)::int AS vacuums,
			(SELECT coalesce(max(extract(epoch FROM now() - xact_start)), 0) FROM pg_stat_activity
				WHERE backend_type = 'client backend' AND pid <> pg_backend_pid())::int AS oldest,
			(SELECT max(right(inhrelid::regclass::text, 7)) FROM pg_inherits WHERE inhparent = 'fiches'::regclass) AS last`);
		const { tables, indexes, dead, vacuums, oldest, last } = rows[0];
		const api = await memoryOf(server.pid ?? 0);
		const database = await memoryOfDatabase(pid);
		const line = {
			name,
			minutes: ((performance.now() - begun) / 60_000).toFixed(1),
			sold,
			api,
			database,
			tables: Number(tables),
			indexes: Number(indexes),
		};
		console.log(
			`${name.padEnd(12)} ${line.minutes.padStart(5)} min ${String(sold).padStart(7)} fiches  API ${api.toFixed(0).padStart(4)} MB (worst ${worst.toFixed(0)})  PostgreSQL ${database.toFixed(0).padStart(4)} MB  tables ${mega(line.tables)} indexes ${mega(line.indexes)}  dead ${dead} vacuums ${vacuums}  oldest transaction ${oldest} s  room until the end of ${last}`,
		);
		return line;
	};

	console.log(machineLine(0).replace(/; load before.*/, ''));
	const empty = await look('empty');
	await sellDay(house.draw, FIRST);
	await settle(pool, house);
	const first = await look('first day');
	await attack(client);
	await look('attack');
	await new Promise((resolve) => setTimeout(resolve, 60_000));
	const rested = await look('after a rest');
	const looks = [rested];
	for (let day = 1; day <= DAYS; day += 1) {
		const { rows } = await pool.query('SELECT ensure_partitions(current_date - $1::int)', [day]);
		if (rows.length === 0) throw new Error('No place for the day');
		const draw = await addDraw(pool, house.companyId, `Day ${day}`, day);
		await sellDay(draw, FICHES);
		await settle(pool, { ...house, draw });
		looks.push(await look(`day ${day}`));
	}
	clearInterval(watching);
	const last = /** @type {typeof first} */ (looks.at(-1));
	console.log(
		`Memory of the API: ${worst.toFixed(0)} MB at worst (goal ≤ ${MOST_MB}: ${verdict(worst <= MOST_MB)}), ${rested.api.toFixed(0)} MB after the attack and a minute's rest, ${last.api.toFixed(0)} MB at the end`,
	);
	const days = Math.min(AT_AN_END, Math.floor(DAYS / 2));
	/** Of some of the days. @param {typeof looks} some */
	const each = (some) => bytesEach(some[0], some.at(-1), FICHES * (some.length - 1));
	const [earlier, later] = [each(looks.slice(0, days + 1)), each(looks.slice(-days - 1))];
	console.log(
		`Bytes of tables and indexes for a fiche of six lines, where a day has ${FICHES}: ${earlier.toFixed(0)} on the first ${days} of ${DAYS} days, ${later.toFixed(0)} on the last ${days}: ${(later / earlier).toFixed(2)}× (goal ≤ ${MOST_GROWTH}×: ${verdict(later <= earlier * MOST_GROWTH)})`,
	);
	console.log(
		`On the first day, which has ${FIRST} for the same counters, sums and pages that are begun: ${bytesEach(empty, first, FIRST).toFixed(0)}`,
	);
	client.close();
	await pool.end();
}

/** @param {number} bytes */
const mega = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** @typedef {{ tables: number, indexes: number }} Size @param {Size | undefined} from @param {Size | undefined} to @param {number} fiches */
const bytesEach = (from, to, fiches) =>
	from && to ? (to.tables + to.indexes - from.tables - from.indexes) / fiches : Number.NaN;

/** What asks for far too much: everything as files and in whole lists, by several people, and who leaves in the middle of it. @param {ReturnType<typeof httpClient>} client */
async function attack(client) {
	const answer = await client.send(authApi.login, {
		body: { username: 'superadmin', password: 'borlette2026' },
	});
	const token = JSON.parse(answer).accessToken;
	const until = Date.now() + ATTACK_SECONDS * 1_000;
	/** @type {Record<string, number>} */
	const statuses = {};
	await Promise.all(
		Array.from({ length: 60 }, async (_, place) => {
			while (Date.now() < until) {
				const format = ['csv', 'xlsx', 'pdf'][place % 3];
				const url = new URL(`${ficheApi.list.path}?format=${format}`, server.url);
				const asked = await fetch(url, {
					headers: { authorization: `Bearer ${token}` },
					signal: AbortSignal.timeout(place % 2 ? 3_000 : 30_000),
				})
					.then(async (got) => {
						await got.arrayBuffer();
						return String(got.status);
					})
					.catch(() => 'left');
				statuses[asked] = (statuses[asked] ?? 0) + 1;
				if (asked !== '200') await new Promise((resolve) => setTimeout(resolve, 200));
			}
		}),
	);
	console.log(`Attack: ${JSON.stringify(statuses)}`);
}

server = await Server.create();
try {
	await live();
} finally {
	await server.remove();
}
