import { agentApi, agentName } from '@borlette/shared/contract/agent';
import { importAgents } from '@borlette/shared/contract/imports';
import { fold } from '@borlette/shared/contract/search';
import type {
	CellFault,
	ImportContext,
	ImportKind,
	ReadRows,
	TextRow,
	WrittenRows,
} from '../../http/imports/kind.ts';
import {
	cellsOf,
	checkerOf,
	Named,
	percentIn,
	phoneIn,
	repeated,
} from '../../http/imports/read.ts';
import { inPieces } from '../../http/pieces.ts';
import { hashPassword, passwordFault } from '../../identity/password.ts';
import { agentsOf } from './agent.bulk.sql.ts';
import { AGENT_COLUMNS, type AgentRow } from './agent.import.columns.ts';
import { branchNames, insertAgents, takenOf } from './agent.import.sql.ts';
import { agentLabel } from './agent.service.ts';

/** Stands for a surcussale that was not found, and for a password that is made: their faults are told apart. */
const NO_ID = '00000000-0000-7000-8000-000000000000';
const MADE = 'made when it is taken';
const MADE_NAME = 'made.too';

export const agentImport: ImportKind<AgentRow> = {
	api: importAgents,
	columns: AGENT_COLUMNS,
	read,
	async prepare(rows, passwordOf, ending) {
		// Two at a time: whoever signs in meanwhile waits for no more than these.
		await atOnce(2, rows, async (row) => {
			ending.throwIfAborted();
			row.password_hash = await hashPassword(row.password || passwordOf(row));
		});
	},
	write,
};

async function read(
	{ db, scope, companyId }: ImportContext,
	texts: readonly TextRow[],
): Promise<ReadRows<AgentRow>> {
	const branches = new Named();
	for (const { id, name, is_active } of await branchNames(db, scope))
		branches.add(name, id, is_active);
	const check = checkerOf(agentApi.create.input.body, AGENT_COLUMNS);
	const faults: CellFault[] = [];
	const rows: Row[] = [];
	for await (const piece of inPieces(texts)) {
		for (const one of piece) {
			const { agent, wrong } = agentIn(one, branches);
			rows.push(agent);
			faults.push(...wrong, ...without(wrong, check(agent.row, bodyOf(agent))));
			faults.push(...(await passwordFaults(agent)));
		}
	}
	const taken = await takenOf(db, companyId);
	const withZeros = zerosOf(taken.codes);
	const typed = new Map(rows.map(({ row, code }) => [row, code]));
	for (const agent of rows) agent.code = withZeros(agent.code);
	for (const { column, keyOf, used } of [
		{
			column: 'username',
			keyOf: ({ username }: Row) => username.toLowerCase(),
			used: taken.usernames,
		},
		{
			column: 'code',
			keyOf: ({ code }: Row) => codeKey(code),
			used: new Set(taken.codes.map(codeKey)),
		},
		{ column: 'device_id', keyOf: ({ device_id }: Row) => device_id, used: taken.devices },
	]) {
		const keys = rows.map((each) => ({ row: each.row, key: keyOf(each) }));
		faults.push(...repeated(keys, column));
		const known = keys.filter(({ key }) => key !== '' && used.has(key));
		faults.push(...known.map(({ row }) => ({ row, column, code: 'taken' as const })));
	}
	nameThem(rows, taken.usernames);
	return { rows, faults, changed: 0, hasZeros: ({ row, code }: Row) => code !== typed.get(row) };
}

type Row = AgentRow & { row: number };

/** As the call that adds one takes it. */
const bodyOf = ({ row: _row, password_hash: _hash, username, password, ...body }: Row) => ({
	...body,
	username: username || MADE_NAME,
	password: password || MADE,
});

/** One cell has one fault: what it cannot be read for says more than that nothing is there. */
const without = (told: readonly CellFault[], faults: readonly CellFault[]) =>
	faults.filter(({ column }) => !told.some((each) => each.column === column));

async function passwordFaults({ row, password, ...known }: Row): Promise<CellFault[]> {
	const code = password && (await passwordFault(password, known));
	return code ? [{ row, column: 'password', code }] : [];
}

/** 412 is 0412, and aa12 is AA12. */
const codeKey = (code: string) => code.toUpperCase().replace(/^0+/, '');

/**
 * A number as the house writes its codes: of `0503` a spreadsheet leaves 503, and that one stood beside 0504. Where codes of
 * so few figures are written without zeros too, it stays.
 */
function zerosOf(codes: readonly string[]) {
	const numbers = codes.filter((code) => /^[0-9]+$/.test(code));
	const ledByZero = numbers.filter((code) => code.startsWith('0')).map(({ length }) => length);
	const plain = new Set(
		numbers.filter((code) => !code.startsWith('0')).map(({ length }) => length),
	);
	return (code: string): string => {
		if (!/^[1-9][0-9]*$/.test(code) || plain.has(code.length)) return code;
		const longer = ledByZero.filter((length) => length > code.length);
		return longer.length > 0 ? code.padStart(Math.min(...longer), '0') : code;
	};
}

function agentIn(one: TextRow, branches: Named) {
	const { row } = one;
	const wrong: CellFault[] = [];
	const { of, tell } = cellsOf(one, wrong);
	const branch = branches.find(of('surcussale'));
	if ('code' in branch) {
		if (of('surcussale') === '') tell('surcussale', 'required');
		else tell('surcussale', branch.code, branch.limit);
	}
	const commission = percentIn(of('commission'));
	if (commission === undefined) {
		tell('commission', of('commission') === '' ? 'required' : 'format');
	}
	const agent = {
		...{ row, first_name: of('first_name'), last_name: of('last_name') },
		...{ code: of('code'), phone: phoneIn(of('phone')), device_id: of('device_id') },
		...{ username: of('username'), password: of('password'), password_hash: '' },
		surcussale_id: 'id' in branch ? branch.id : NO_ID,
		commission: commission ?? 0,
	};
	return { agent, wrong };
}

/** Names for those who have none: `guerline.mesidor`, and with a number where that is somebody's. */
function nameThem(rows: readonly AgentRow[], taken: ReadonlySet<string>): void {
	const used = new Set([...taken, ...rows.map(({ username }) => username.toLowerCase())]);
	for (const agent of rows.filter(({ username }) => username === '')) {
		const base =
			[agent.first_name, agent.last_name].map(plainName).filter(Boolean).join('.').slice(0, 40) ||
			'agent';
		let name = base.length < 3 ? `${base}.agent` : base;
		for (let number = 2; used.has(name); number += 1) name = `${base}${number}`;
		used.add(name);
		agent.username = name;
	}
}

const plainName = (name: string) => fold(name).replace(/[^a-z0-9]/g, '');

async function write(
	{ db, scope, companyId }: ImportContext,
	rows: readonly Row[],
): Promise<WrittenRows> {
	const written = await insertAgents(db, companyId, rows);
	const byName = new Map(written.map(({ id, username }) => [username, id]));
	const agents = await agentsOf(
		db,
		scope,
		written.map(({ id }) => id),
	);
	const byId = new Map(agents.map((agent) => [agent.id, agent]));
	const result: WrittenRows = { imported: [], faults: [], entries: [] };
	for (const { row, username } of rows) {
		const agent = byId.get(byName.get(username) ?? '');
		if (!agent) {
			// Of an agent whom this person does not see, or who came since.
			result.faults.push({ row, column: 'username', code: 'taken' });
			continue;
		}
		const { id, code, surcussale_name } = agent;
		const signIn = { name: agentName(agent), code, username, surcussale_name };
		result.imported.push({ row, outcome: 'added', id, signIn });
		const label = agentLabel(agent);
		result.entries.push({ action: 'create', type: 'agent', id, label, after: agent });
	}
	return result;
}

/** Does the work for each of them, so many at a time. */
async function atOnce<T>(count: number, items: readonly T[], work: (item: T) => Promise<void>) {
	const rest = items.values();
	const worker = async () => {
		for (const item of rest) await work(item);
	};
	await Promise.all(Array.from({ length: count }, worker));
}
