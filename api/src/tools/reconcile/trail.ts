import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { rowOf } from '../../db/rows.ts';
import { streamed } from '../../db/stream.ts';
import { type Anchor, stateOf } from '../../trail/anchors.ts';
import type { Review } from './company.ts';

interface Link {
	seq: number;
	/** The entry as the database prints it; two servers print the same value the same way. */
	text: string;
	previous_hash: string;
	hash: string;
}

/** The trail, entry by entry: numbers without a gap, each hash, and each that it builds on. */
export async function checkTrail({ tx, company, compare, advance }: Review): Promise<void> {
	const links = streamed(
		tx,
		sql<Link>`SELECT seq, (to_jsonb(e) - 'hash')::text AS text,
				encode(previous_hash, 'hex') AS previous_hash, encode(hash, 'hex') AS hash
			FROM audit_entries e WHERE e.company_id = ${company.id} ORDER BY seq`,
	);
	let seq = 0;
	let previous = '';
	for await (const link of links) {
		const object = () => `entry ${link.seq} of the trail`;
		compare('number of a trail entry', object, seq + 1, link.seq);
		compare('hash before it', object, previous, link.previous_hash);
		compare('hash', object, createHash('sha256').update(link.text).digest('hex'), link.hash);
		({ seq, hash: previous } = link);
		advance();
	}
}

/** Entries of the trail that were anchored, against what stands in their place. */
export async function checkAnchors(
	{ tx, company, compare }: Review,
	anchors: readonly Anchor[],
): Promise<void> {
	for (const anchor of anchors) {
		if (anchor.companyId !== company.id) continue;
		const there = await rowOf(
			tx,
			sql<{ hash: string }>`SELECT encode(hash, 'hex') AS hash FROM audit_entries
				WHERE company_id = ${company.id} AND seq = ${anchor.seq}`,
		);
		const object = () => `entry ${anchor.seq} of the trail, kept on ${anchor.at}`;
		compare('anchor', object, 'whole', stateOf(anchor, there?.hash));
	}
}
