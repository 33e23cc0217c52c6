import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from '../../db/connect.ts';
import { DIRECTORY } from '../../db/homes/homes.ts';
import {
	type Owner,
	publish,
	subscribe,
	tablesOfCompanies,
	unpublish,
	unsubscribe,
	upSubscription,
} from '../../db/homes/link.sql.ts';
import { CHILDREN, COMPANIES, PICTURES } from '../../db/homes/tables.ts';
import {
	type Home,
	hasReached,
	homeOf,
	logPosition,
	setHome,
	tablesToCome,
	withoutOthers,
} from './homes.sql.ts';
import {
	asCopy,
	clearRows,
	conditionOf,
	contentOf,
	copyRows,
	literalOf,
	sameMonths,
} from './rows.sql.ts';

/** What a move has to do with: owners' connections, at least three to each server. */
export interface Move {
	companyId: string;
	directory: Owner;
	/** The server beside the directory, which the company comes from or goes to. */
	server: Owner & { name: string };
	say: (message: string) => void;
	/** Works the company's books out again on the directory; how many differences there are. */
	reconcile: (directory: Pool) => Promise<number>;
	/** Called before each step, of tests: what it throws ends the move there. */
	before?: (step: Step) => Promise<void> | void;
}
export type Step = 'copy' | 'switch' | 'fence' | 'flip' | 'clear';

/** A move cannot go on; what there was stands, and the command can be given again. */
export class MoveFailure extends Error {
	override name = 'MoveFailure';
}

const NOT_MOVING = { other: null, step: null };
const LOOK_AGAIN_MS = 20;
/** In which a standing replication is to bring what was just written. */
const LAG_MS = 20_000;

/** Ends with the company on the server; goes on where an earlier one was broken off. Answers for how long sales were refused. */
export async function moveOut(move: Move): Promise<number> {
	const { companyId, directory, server } = move;
	const home = await homeOf(directory.pool, companyId);
	let refusedMs = 0;
	if (home.server === DIRECTORY) {
		requireFree(home, server.name);
		await copyOut(move);
		refusedMs = await switchOut(move);
	}
	await move.before?.('clear');
	await until(
		async () => (await homeOf(server.pool, companyId)).server === server.name,
		'The server',
	);
	await endCopy(move);
	await asCopy(directory.pool, (tx) =>
		clearRows(
			tx,
			CHILDREN.filter((table) => table !== 'user_permissions'),
			companyId,
		),
	);
	await setHome(directory.pool, companyId, { server: server.name, ...NOT_MOVING });
	return refusedMs;
}

/** Brings a company back to the directory, which has a copy of it that follows all the time. */
export async function moveHome(move: Move): Promise<number> {
	const { companyId, directory, server, say, reconcile } = move;
	const home = await homeOf(directory.pool, companyId);
	let refusedMs = 0;
	if (home.server === server.name) {
		requireFree(home, DIRECTORY);
		await move.before?.('copy');
		await setHome(directory.pool, companyId, { ...home, other: DIRECTORY, step: 'copying' });
		refusedMs = await switchHome(move);
	}
	await move.before?.('clear');
	await until(
		async () => (await homeOf(server.pool, companyId)).server === DIRECTORY,
		'The server',
	);
	say('Working the books out again before the old rows go');
	const differences = await reconcile(directory.pool);
	if (differences > 0) {
		throw new MoveFailure(
			`${differences} differences: the company works on the directory, its old rows on ${server.name} stay`,
		);
	}
	await asCopy(server.pool, async (tx) => clearRows(tx, await tablesToClear(move), companyId));
	await setHome(directory.pool, companyId, { server: DIRECTORY, ...NOT_MOVING });
	return refusedMs;
}

/** Takes a move back that has not changed the company's home yet. */
export async function cancelMove(move: Move): Promise<void> {
	const { companyId, directory, server } = move;
	const home = await homeOf(directory.pool, companyId);
	if (home.step === 'clearing') {
		throw new MoveFailure(
			'The company is on its new server already: give the move again to end it',
		);
	}
	if (home.server === DIRECTORY) {
		await endCopy(move);
		await asCopy(server.pool, async (tx) => clearRows(tx, await tablesToClear(move), companyId));
	}
	await setHome(directory.pool, companyId, { server: home.server, ...NOT_MOVING });
}

function requireFree({ other, step }: Home, to: string): void {
	if (step !== null && other !== to) {
		throw new MoveFailure(
			`Another move of this company, to ${other || 'the directory'}, is not over`,
		);
	}
}

const nameOf = (companyId: string): string => `borlette_move_${companyId.replaceAll('-', '')}`;

/** Children last: a row of theirs is found by its person. */
async function tablesToClear({ server }: Move): Promise<string[]> {
	const tables = await tablesOfCompanies(server.pool);
	return [...CHILDREN, 'users', PICTURES, ...tables.toReversed(), COMPANIES];
}

/** While terminals sell: PostgreSQL copies the company's rows, and what changes of them meanwhile. */
async function copyOut(move: Move): Promise<void> {
	const { companyId, directory, server, say } = move;
	await move.before?.('copy');
	const name = nameOf(companyId);
	if ((await tablesToCome(server.pool, name)) === null) {
		await endCopy(move);
		await asCopy(server.pool, async (tx) => clearRows(tx, await tablesToClear(move), companyId));
	}
	await setHome(directory.pool, companyId, {
		server: DIRECTORY,
		other: server.name,
		step: 'copying',
	});
	await sameMonths(directory.pool, server.pool);
	const tables = [...(await tablesOfCompanies(directory.pool)), 'users', COMPANIES];
	const id = literalOf(companyId);
	await publish(
		directory.pool,
		name,
		tables.map((table) => `${table} WHERE (${conditionOf(table, id)})`),
	);
	await subscribe(server.pool, { name, to: directory, of: name, copies: true });
	say('Copying the rows; the company works on');
	for (;;) {
		if ((await tablesToCome(server.pool, name)) === 0) return;
		await wait(LOOK_AGAIN_MS);
	}
}

/** The only moment in which the company is refused. */
async function switchOut(move: Move): Promise<number> {
	const { companyId, directory, server } = move;
	await move.before?.('switch');
	const begun = Date.now();
	await withoutOthers(directory.pool, companyId, async (held) => {
		await arrived(directory.pool, nameOf(companyId));
		await asCopy(server.pool, async (tx) => {
			for (const table of [...CHILDREN, PICTURES]) {
				await copyRows(directory.pool, tx, table, companyId);
			}
		});
		await requireSame(move);
		await move.before?.('flip');
		// By the connection that keeps the others away: should it have ended, this fails too.
		await setHome(held, companyId, { server: server.name, other: DIRECTORY, step: 'clearing' });
	});
	return Date.now() - begun;
}

async function switchHome(move: Move): Promise<number> {
	const { companyId, directory, server } = move;
	await until(async () => (await homeOf(server.pool, companyId)).step === 'copying', 'The server');
	await move.before?.('switch');
	const begun = Date.now();
	await withoutOthers(server.pool, companyId, async (held) => {
		await arrived(server.pool, upSubscription(server.name));
		await asCopy(directory.pool, async (tx) => {
			for (const table of CHILDREN) await copyRows(server.pool, tx, table, companyId);
		});
		await requireSame(move);
		await move.before?.('fence');
		// From here on the server refuses the company by itself, whatever becomes of this connection.
		await setHome(held, companyId, { server: DIRECTORY, other: server.name, step: 'clearing' });
		await move.before?.('flip');
		await setHome(directory.pool, companyId, {
			server: DIRECTORY,
			other: server.name,
			step: 'clearing',
		});
	});
	return Date.now() - begun;
}

/** Of all that was written until now. */
async function arrived(from: Pool, slot: string): Promise<void> {
	const lsn = await logPosition(from);
	await until(() => hasReached(from, slot, lsn), 'What was written last');
}

async function requireSame({ companyId, directory, server }: Move): Promise<void> {
	const tables = [
		...(await tablesOfCompanies(directory.pool)),
		...[...CHILDREN, 'users', PICTURES, COMPANIES],
	];
	for (const table of tables) {
		const [here, there] = await Promise.all([
			contentOf(directory.pool, table, companyId),
			contentOf(server.pool, table, companyId),
		]);
		if (here.rows !== there.rows || here.hash !== there.hash) {
			throw new MoveFailure(
				`${table} differs: ${here.rows} rows on the directory, ${there.rows} on ${server.name}. The company stays where it is`,
			);
		}
	}
}

async function endCopy({ companyId, directory, server }: Move): Promise<void> {
	const name = nameOf(companyId);
	await unsubscribe(server.pool, name, directory.pool);
	await unpublish(directory.pool, name);
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
	const end = Date.now() + LAG_MS;
	while (!(await isSo())) {
		if (Date.now() > end) throw new MoveFailure(`${what} does not follow: is it there?`);
		await wait(LOOK_AGAIN_MS);
	}
}
