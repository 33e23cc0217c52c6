import type { Permission } from '@borlette/shared/contract';
import { wrongBounds } from '@borlette/shared/contract/bounds';
import { STAKED_GAMES, type StakedGame } from '@borlette/shared/contract/games';
import { importLimits } from '@borlette/shared/contract/imports';
import { typeBoulesAgentApi } from '@borlette/shared/contract/limite';
import { fold } from '@borlette/shared/contract/search';
import type { TraceObject } from '@borlette/shared/contract/tracabilite';
import { normaliseBoule } from '../../engine/games.ts';
import type {
	CellFault,
	ImportContext,
	ImportKind,
	ReadRows,
	TextRow,
	WrittenRows,
} from '../../http/imports/kind.ts';
import { cellsOf, checkerOf, moneyIn, Named, repeated } from '../../http/imports/read.ts';
import { LIMIT_COLUMNS } from './limite.import.columns.ts';
import {
	agentNames,
	insertLimits,
	type LimitKey,
	type LimitRow,
	limitsThere,
	tirageNames,
	updateLimits,
} from './limite.import.sql.ts';
import { labelOf } from './limite.service.ts';
import { type Limit, limitsByIds, lockLimits } from './limite.sql.ts';

/** What stands for each ball of a game. */
const EACH = '*';
type Row = LimitRow & { row: number };

export const limitImport: ImportKind<LimitRow> = {
	api: importLimits,
	columns: LIMIT_COLUMNS,
	read,
	write,
};

async function read(
	context: ImportContext,
	texts: readonly TextRow[],
): Promise<ReadRows<LimitRow>> {
	const { db, scope, companyId } = context;
	const { currency } = context.session.view;
	const agents = new Named();
	for (const { id, code, username } of await agentNames(db, scope)) {
		agents.add(username, id);
		agents.add(code, id);
		// A spreadsheet takes the zeros before a number.
		agents.add(code.replace(/^0+/, ''), id);
	}
	const tirages = new Named();
	for (const { id, name } of await tirageNames(db, scope)) tirages.add(name, id);
	const check = checkerOf(typeBoulesAgentApi.create.input.body, LIMIT_COLUMNS);
	const faults: CellFault[] = [];
	/** Rows of which is not known what they limit: they are the same as none. */
	const unknown = new Set<number>();
	const rows = texts.map((one) => {
		const { limit, wrong } = limitIn(one, { agents, tirages, currency });
		const { row, kind: _kind, id: _id, version: _version, isSame: _same, ...body } = limit;
		const told = new Set(wrong.map(({ column }) => column));
		const more = [
			...check(row, { ...body, agent_id: body.agent_id ?? NO_ID }),
			...Object.entries(wrongBounds(limit)).map(([column, error]) => ({ row, column, ...error })),
		];
		faults.push(...wrong, ...distinctCells(more.filter(({ column }) => !told.has(column))));
		if (wrong.length > 0) unknown.add(row);
		return limit;
	});
	const keys = rows
		.filter(({ row }) => !unknown.has(row))
		.map((limit) => ({ row: limit.row, key: keyOf(limit) }));
	faults.push(...repeated(keys, 'game'));
	const there = await limitsThere(db, companyId, rows);
	const byKey = new Map(there.map((known) => [keyOf(known), known]));
	let changed = 0;
	for (const limit of rows) {
		const known = byKey.get(keyOf(limit));
		if (known) {
			limit.id = known.id;
			limit.version = known.version;
			limit.isSame = AMOUNTS.every((name) => limit[name] === known[name]);
			if (!limit.isSame) changed += 1;
		}
		if (!mayWrite(context, limit))
			faults.push({ row: limit.row, column: 'agent', code: 'forbidden' });
	}
	return { rows, faults, changed, isForEverybody: ({ agent_id }) => agent_id === null };
}

/** What a file sets of a limit. */
const AMOUNTS = ['min_stake', 'max_stake', 'limite'] as const;
const NO_ID = '00000000-0000-7000-8000-000000000000';

const keyOf = ({ kind, game, boule, agent_id, tirage_id }: LimitKey): string =>
	[kind, game, boule, agent_id, tirage_id].join(' ');

function distinctCells(faults: readonly CellFault[]): CellFault[] {
	return [...new Map(faults.map((fault) => [fault.column, fault])).values()];
}

/** As one by one: a code for each family, another one to change what is there; the house's by who has all of it. */
function mayWrite({ session, scope }: ImportContext, { kind, agent_id, id }: LimitRow): boolean {
	if (!agent_id && scope.supervisorId) return false;
	const family = `${kind === 'game' ? 'typegame' : 'typeboule'}${agent_id ? 'agent' : ''}`;
	return session.permissions.has(`${id ? 'change' : 'add'}_${family}` as Permission);
}

interface Names {
	agents: Named;
	tirages: Named;
	/** Of the house. */
	currency: string;
}

function limitIn(one: TextRow, { agents, tirages, currency }: Names) {
	const { row } = one;
	const wrong: CellFault[] = [];
	const { of, tell, idIn } = cellsOf(one, wrong);
	const amount = (column: string) => {
		if (of(column) === '') return null;
		const value = moneyIn(of(column), currency);
		if (value === undefined) tell(column, 'format');
		return value ?? null;
	};
	const game = STAKED_GAMES.find((known) => fold(known) === fold(of('game')));
	if (!game) tell('game', of('game') ? 'not_allowed' : 'required');
	const boule = of('boule');
	const limit: Row = {
		...{ row, id: null, version: 0, isSame: false },
		kind: boule === '' ? 'game' : 'boule',
		game: game ?? 'borlette',
		boule: boule === '' || boule === EACH ? null : bouleIn(boule, game),
		agent_id: idIn('agent', agents),
		tirage_id: idIn('tirage', tirages),
		min_stake: amount('min_stake'),
		max_stake: amount('max_stake'),
		limite: amount('limite'),
	};
	return { limit, wrong };
}

/** A spreadsheet takes the zero of 07. */
const bouleIn = (text: string, game: StakedGame | undefined): string => {
	const digits = game === 'borlette' && /^[0-9]$/.test(text) ? `0${text}` : text;
	return normaliseBoule(digits);
};

const FAMILIES = (['game', 'boule'] as const).flatMap((kind) =>
	[true, false].map((perAgent) => ({ kind, perAgent })),
);

async function write(context: ImportContext, all: readonly Row[]): Promise<WrittenRows> {
	const { db, companyId } = context;
	const rows = all.filter(({ isSame }) => !isSame);
	const before = await allByIds(
		context,
		rows.flatMap(({ id }) => id ?? []),
	);
	await lockLimits(
		db,
		companyId,
		rows.flatMap(({ id }) => id ?? []),
	);
	const written = new Set([
		...(await insertLimits(db, companyId, rows)),
		...(await updateLimits(db, companyId, rows)),
	]);
	const there = await limitsThere(db, companyId, rows);
	const after = await allByIds(
		context,
		there.map(({ id }) => id),
	);
	const idOf = new Map(there.map((known) => [keyOf(known), known.id]));
	const same = all.flatMap(({ row, id, isSame }) =>
		isSame && id ? [{ row, id, outcome: 'same' as const }] : [],
	);
	const result: WrittenRows = { imported: same, faults: [], entries: [] };
	for (const limit of rows) {
		const { row } = limit;
		const id = idOf.get(keyOf(limit)) ?? '';
		const [was, is] = [before.get(id), after.get(id)];
		if (!is || !written.has(id)) {
			result.faults.push({ row, column: 'limite', code: 'taken' });
			continue;
		}
		result.imported.push({ row, outcome: was ? 'changed' : 'added', id });
		result.entries.push({
			action: was ? 'update' : 'create',
			type: typeOf(limit),
			...{ id, label: labelOf(is), after: is },
			...(was && { before: was }),
		});
	}
	return result;
}

/** As single limits are in the trail. */
const typeOf = ({ kind, agent_id }: LimitRow): TraceObject =>
	`type-${kind}s${agent_id ? '-agent' : ''}`;

async function allByIds({ db, scope }: ImportContext, ids: readonly string[]) {
	const found = new Map<string, Limit>();
	for (const family of FAMILIES) {
		for (const limit of await limitsByIds(db, scope, family, ids)) found.set(limit.id, limit);
	}
	return found;
}
