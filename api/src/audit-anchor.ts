import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './db/connect.ts';
import { rowsOf } from './db/rows.ts';
import { inScope, type Scope } from './db/scope.ts';

/** The head that a chain had at a moment, kept outside the database. */
export interface Anchor {
	/** ISO 8601, by this machine's clock. */
	at: string;
	companyId: string;
	seq: number;
	/** Hexadecimal SHA-256. */
	hash: string;
}

/** Newest anchor of each chain, by company. */
export type Anchors = ReadonlyMap<string, Anchor>;

const PROVIDER: Scope = { companyId: null, supervisorId: null, userId: null, role: 'superuser' };
/** One a day, each beginning with what the one before it ended with: older ones may be put away. */
const FILE_NAME = /^audit-anchors-\d{4}-\d{2}-\d{2}\.log$/;
const fileOf = (at: string): string => `audit-anchors-${at.slice(0, 10)}.log`;

const LINE = /^(\S+Z) ([0-9a-f-]{36}) (\d{1,15}) ([0-9a-f]{64})$/;
const lineOf = ({ at, companyId, seq, hash }: Anchor) => `${at} ${companyId} ${seq} ${hash}\n`;

/** What the newest file of the folder says; empty where there is none. */
export async function readAnchors(folder: string): Promise<Anchors> {
	const newest = (await namesIn(folder)).at(-1);
	const text = newest ? await readFile(join(folder, newest), 'utf8') : '';
	const anchors = new Map<string, Anchor>();
	// A line that was cut off when the machine stopped is none.
	for (const [, at, companyId, seq, hash] of text
		.split('\n')
		.map((line) => LINE.exec(line) ?? [])) {
		if (at && companyId && hash) anchors.set(companyId, { at, companyId, seq: Number(seq), hash });
	}
	return anchors;
}

async function namesIn(folder: string): Promise<string[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	return names.filter((name) => FILE_NAME.test(name)).sort();
}

/** How a chain stands to its anchor: as it was, shorter, or with another entry in that place. */
export type AnchorState = 'whole' | 'cut' | 'rewritten';

export const stateOf = ({ hash }: Anchor, found: string | null | undefined): AnchorState => {
	if (!found) return 'cut';
	return found === hash ? 'whole' : 'rewritten';
};

interface ChainHead {
	company_id: string;
	seq: number;
	hash: string;
	/** Of the entry that the newest anchor names; null: there is none now. */
	anchored: string | null;
}

/** Head of each chain of the scope, beside what stands now where its anchor was. */
export const chainHeads = (tx: Db, anchors: Anchors) => {
	const known = [...anchors.values()].map(({ companyId, seq }) => ({ companyId, seq }));
	return rowsOf(
		tx,
		sql<ChainHead>`
			WITH known AS (
				SELECT "companyId" AS company_id, seq
				FROM jsonb_to_recordset(${JSON.stringify(known)}::jsonb) AS k ("companyId" uuid, seq bigint)
			), chains AS (
				SELECT id AS company_id FROM companies
				UNION SELECT company_id FROM known
				UNION SELECT '00000000-0000-0000-0000-000000000000'
			)
			SELECT c.company_id, head.seq, encode(head.hash, 'hex') AS hash,
				encode(kept.hash, 'hex') AS anchored
			FROM chains c
			LEFT JOIN known k ON k.company_id = c.company_id
			LEFT JOIN audit_entries kept ON kept.company_id = k.company_id AND kept.seq = k.seq
			LEFT JOIN LATERAL (
				SELECT e.seq, e.hash FROM audit_entries e WHERE e.company_id = c.company_id
				ORDER BY e.seq DESC LIMIT 1
			) AS head ON true
			WHERE head.seq IS NOT NULL OR k.seq IS NOT NULL`,
	);
};

/**
 * Appends the head of each chain that grew since its newest anchor, and answers when they are on
 * disk. A chain that contradicts its anchor gets no new one, or the proof would be overwritten; its
 * company is named in `broken`.
 */
export async function anchorHeads(
	db: Db,
	folder: string,
): Promise<{ anchored: number; broken: string[] }> {
	const anchors = await readAnchors(folder);
	const heads = await inScope(db, PROVIDER, (tx) => chainHeads(tx, anchors), { readOnly: true });
	const at = new Date().toISOString();
	const broken: string[] = [];
	const moved: Anchor[] = [];
	for (const { company_id: companyId, seq, hash, anchored } of heads) {
		const before = anchors.get(companyId);
		if (before && stateOf(before, anchored) !== 'whole') broken.push(companyId);
		else if (!before || seq > before.seq) moved.push({ at, companyId, seq, hash });
	}
	if (moved.length > 0) await append(folder, at, moved, anchors);
	return { anchored: moved.length, broken };
}

async function append(
	folder: string,
	at: string,
	moved: readonly Anchor[],
	before: Anchors,
): Promise<void> {
	const name = fileOf(at);
	const isNew = !(await namesIn(folder)).includes(name);
	await mkdir(folder, { recursive: true });
	const file = await open(join(folder, name), 'a');
	try {
		const lines = [...(isNew ? before.values() : []), ...moved].map(lineOf);
		// Begins on a line of its own, should the last one have been cut off.
		await file.appendFile(`\n${lines.join('')}`);
		await file.sync();
	} finally {
		await file.close();
	}
}
