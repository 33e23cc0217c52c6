import type { BodyOf, FieldError } from '@borlette/shared/contract';
import type { BouleBlock, boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { normaliseBoule } from '../../engine/games.ts';
import { invalidField, invalidFields } from '../../errors.ts';
import { changeOf, found, versionConflict } from '../../http/changes.ts';
import { requireReferences } from '../../http/references.ts';
import type { Work } from '../../http/route.ts';
import { refuseForEverybody } from '../../identity/reach.ts';
import type { SignedIn } from '../../identity/session.ts';
import {
	type BlockSpan,
	blockedAlready,
	findBlock,
	findBlocks,
	insertBlocks,
	lockBlocks,
	openInstances,
	updateBlock,
} from './boules-block.sql.ts';

const TYPE = 'boules-block';

export async function blockBoules(
	work: Work,
	session: SignedIn,
	body: BodyOf<typeof boulesBlockApi.create>,
): Promise<BouleBlock[]> {
	refuseForEverybody(work, body);
	requireOrder(body);
	const { tirage_id, agent_id } = body;
	await requireReferences(work, { tirage_id, agent_id });
	const boules = body.boules.map(normaliseBoule);
	await lockBlocks(work.db, work.companyId);
	await refuseRepeated(work, boules, body);

	const ids = await insertBlocks(work.db, work.companyId, { ...body, boules }, session.name);
	const blocks = await findBlocks(work.db, work.scope, ids);
	for (const after of blocks) {
		await work.audit({ action: 'create', type: TYPE, id: after.id, label: after.boule, after });
	}
	await tellBoards(work, body.tirage_id);
	return blocks;
}

export async function changeBlock(
	work: Work,
	body: BodyOf<typeof boulesBlockApi.update>,
): Promise<BouleBlock> {
	await lockBlocks(work.db, work.companyId);
	const before = found(await findBlock(work.db, work.scope, body.id));
	refuseForEverybody(work, before);
	const wanted = { ...before, ...body };
	requireOrder(wanted);
	if (wanted.is_active) {
		const taken = await blockedAlready(work.db, work.companyId, [wanted.boule], wanted, wanted.id);
		if (taken.size > 0) throw invalidField(before.is_active ? 'end_date' : 'is_active', 'taken');
	}
	if (!(await updateBlock(work.db, work.companyId, wanted))) throw versionConflict(before);
	const after = found(await findBlock(work.db, work.scope, body.id));
	// An active block is a blocked ball: the other way round than with people and draws.
	const action = changeOf({ is_active: !before.is_active }, { is_active: !after.is_active });
	await work.audit({ action, type: TYPE, id: after.id, label: after.boule, before, after });
	await tellBoards(work, after.tirage_id);
	return after;
}

/** Whoever looks at the exposure of a draw sees at once what somebody else blocked. */
async function tellBoards({ db, companyId }: Work, tirageId: string | null): Promise<void> {
	const instances = await openInstances(db, companyId, tirageId);
	db.announce(instances.map(({ id }) => ({ kind: 'exposure', instanceId: id })));
}

function requireOrder({ start_date, end_date }: Pick<BlockSpan, 'start_date' | 'end_date'>): void {
	if (end_date !== null && end_date < start_date) {
		throw invalidField('end_date', 'end_before_start');
	}
}

/** Names each ball that is blocked already, or stands in the request twice. */
async function refuseRepeated(
	{ db, companyId }: Work,
	boules: readonly string[],
	span: Omit<BlockSpan, 'boule'>,
): Promise<void> {
	const seen = await blockedAlready(db, companyId, boules, span);
	const fields: Record<string, FieldError> = {};
	for (const [index, boule] of boules.entries()) {
		if (seen.has(boule)) fields[`boules.${index}`] = { code: 'taken' };
		seen.add(boule);
	}
	if (Object.keys(fields).length > 0) throw invalidFields(fields);
}
