import { createHmac, timingSafeEqual } from 'node:crypto';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../config/kept-file.ts';
import { keptKey } from '../config/secret-key.ts';
import { PROVIDER } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { inScope } from '../db/scope.ts';
import { chainHeads } from './chain-heads.sql.ts';

/** The head that a chain had at a moment, kept outside the database. */
export interface Anchor {
	/** ISO 8601, by this machine's clock. */
	at: string;
	companyId: string;
	seq: number;
	/** Hexadecimal SHA-256. */
	hash: string;
}

/** Where anchors are kept: with the API's own data and, if given, in a folder that is elsewhere. */
export interface AnchorPlaces {
	dataDir: string;
	anchorCopyDir?: string | undefined;
}

/** Newest anchor of each chain, by company. */
export type Anchors = ReadonlyMap<string, Anchor>;

/** One a day, each beginning with what the one before it ended with: older ones may be put away. */
const FILE_NAME = /^audit-anchors-\d{4}-\d{2}-\d{2}\.log$/;
const fileOf = (at: string): string => `audit-anchors-${at.slice(0, 10)}.log`;

/** As far as the process lets others read: a copy is for somebody else. */
const READABLE = 0o666;

/** Signed, except those from before there was a key. */
const LINE = /^(\S+Z) ([0-9a-f-]{36}) (\d{1,15}) ([0-9a-f]{64})(?: ([0-9a-f]{64}))?$/;
const textOf = ({ at, companyId, seq, hash }: Anchor) => `${at} ${companyId} ${seq} ${hash}`;
const signatureOf = (key: Buffer, anchor: Anchor) =>
	createHmac('sha256', key).update(textOf(anchor)).digest();
const keyOf = ({ dataDir }: AnchorPlaces) => keptKey(dataDir, 'anchors.key');

interface Line {
	anchor: Anchor;
	/** null: it has none. */
	isSigned: boolean | null;
}

/** Lines of the newest file of a folder; one that was cut off when the machine stopped is none. */
async function linesOf(folder: string, key: Buffer): Promise<Line[]> {
	const newest = (await namesIn(folder)).at(-1);
	const text = newest ? await readFile(join(folder, newest), 'utf8') : '';
	return text.split('\n').flatMap((line): Line[] => {
		const [, at, companyId, seq, hash, signature] = LINE.exec(line) ?? [];
		if (!at || !companyId || !hash) return [];
		const anchor = { at, companyId, seq: Number(seq), hash };
		if (!signature) return [{ anchor, isSigned: null }];
		const isSigned = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(key, anchor));
		return [{ anchor, isSigned }];
	});
}

const foldersOf = ({ dataDir, anchorCopyDir }: AnchorPlaces): string[] =>
	anchorCopyDir ? [dataDir, anchorCopyDir] : [dataDir];

/** Of one folder: the newest of each chain. What is elsewhere is believed only by its signature. */
async function readFolder(folder: string, places: AnchorPlaces): Promise<Anchors> {
	const anchors = new Map<string, Anchor>();
	for (const { anchor, isSigned } of await linesOf(folder, await keyOf(places))) {
		const believed = isSigned ?? folder === places.dataDir;
		if (believed) anchors.set(anchor.companyId, anchor);
	}
	return anchors;
}

/** The newest of each chain, in whichever place it stands; empty where none was kept. */
export async function readAnchors(places: AnchorPlaces): Promise<Anchors> {
	const newest = new Map<string, Anchor>();
	for (const anchor of await allAnchors(places)) {
		const other = newest.get(anchor.companyId);
		if (!other || anchor.seq > other.seq) newest.set(anchor.companyId, anchor);
	}
	return newest;
}

/** The newest of each chain of every place. */
export async function allAnchors(places: AnchorPlaces): Promise<Anchor[]> {
	const all = await Promise.all(foldersOf(places).map((folder) => readFolder(folder, places)));
	return all.flatMap((anchors) => [...anchors.values()]);
}

/** Anchors whose signature is not of this API's key: somebody wrote them who has the folder only. */
export async function wronglySigned(places: AnchorPlaces): Promise<Anchor[]> {
	const key = await keyOf(places);
	const lines = await Promise.all(foldersOf(places).map((folder) => linesOf(folder, key)));
	return lines
		.flat()
		.filter(({ isSigned }) => isSigned === false)
		.map(({ anchor }) => anchor);
}

async function namesIn(folder: string): Promise<string[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	return names.filter((name) => FILE_NAME.test(name)).sort();
}

/** How a chain compares with its anchor: as it was, shorter, or with another entry in that place. */
export type AnchorState = 'whole' | 'cut' | 'rewritten';

export const stateOf = ({ hash }: Anchor, found: string | null | undefined): AnchorState => {
	if (!found) return 'cut';
	return found === hash ? 'whole' : 'rewritten';
};

/**
 * Appends the head of each chain that grew since its newest anchor, and answers when they are on
 * disk. A chain that contradicts its anchor gets no new one, or the proof would be overwritten; its
 * company is named in `broken`.
 */
export async function anchorHeads(
	db: Pool,
	places: AnchorPlaces,
): Promise<{ anchored: number; broken: string[] }> {
	const anchors = await readAnchors(places);
	const heads = await inScope(db, PROVIDER.scope, (tx) => chainHeads(tx, anchors), {
		readOnly: true,
	});
	const at = new Date().toISOString();
	const broken: string[] = [];
	const moved: Anchor[] = [];
	for (const { company_id: companyId, seq, hash, anchored } of heads) {
		const before = anchors.get(companyId);
		if (before && stateOf(before, anchored) !== 'whole') broken.push(companyId);
		else if (!before || seq > before.seq) moved.push({ at, companyId, seq, hash });
	}
	if (moved.length > 0) {
		const key = await keyOf(places);
		for (const folder of foldersOf(places)) await append(folder, key, moved, anchors);
	}
	return { anchored: moved.length, broken };
}

async function append(
	folder: string,
	key: Buffer,
	moved: readonly Anchor[],
	before: Anchors,
): Promise<void> {
	const lineOf = (anchor: Anchor) =>
		`${textOf(anchor)} ${signatureOf(key, anchor).toString('hex')}\n`;
	const known = await namesIn(folder);
	const today = fileOf((moved[0] as Anchor).at);
	// The newest is read: after a clock that was ahead it goes on, until its day is over.
	const name = [today, known.at(-1) ?? ''].sort().at(-1) as string;
	const lines = (anchors: Iterable<Anchor>) => [...anchors].map(lineOf).join('');
	// Whole or not at all: what stands in the newest is all that is known.
	if (!known.includes(name)) {
		replaceFile(join(folder, name), `\n${lines(before.values())}${lines(moved)}`, READABLE);
		return;
	}
	const file = await open(join(folder, name), 'a');
	try {
		// Begins on a line of its own, should the last one have been cut off.
		await file.appendFile(`\n${lines(moved)}`);
		await file.sync();
	} finally {
		await file.close();
	}
}
