import type { BodyOf, FieldError } from '@borlette/shared/contract';
import type { BouleBlock, boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { lockOf } from '../../db/lock.sql.ts';
import { normaliseBoule } from '../../engine/games.ts';
import { invalidField, invalidFields } from '../../errors.ts';
import { changeOf, found, versionConflict } from '../../http/changes.ts';
import { requireReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import { refuseForEverybody } from '../../identity/reach.ts';
import type { SignedIn } from '../../identity/session.ts';
import {
	type BlockSpan,
	blockedAlready,
	findBlock,
	findBlocks,
	insertBlocks,
	openInstances,
	updateBlock,
} from './boules-block.sql.ts';

const TYPE = 'boules-block';

/** The ball, and whom it is blocked for. */
const labelOf = ({ boule, agent_name, tirage_name }: BouleBlock): string =>
	[boule, agent_name, tirage_name].filter(Boolean).join(', ');

export async function blockBoules(
	context: Context,
	session: SignedIn,
	body: BodyOf<typeof boulesBlockApi.create>,
): Promise<BouleBlock[]> {
	refuseForEverybody(context, body);
	requireOrder(body);
	const { tirage_id, agent_id } = body;
	await requireReferences(context, { tirage_id, agent_id });
	const boules = body.boules.map(normaliseBoule);
	await lockOf(context.db, 'blocks', context.companyId);
	await refuseRepeated(context, boules, body);

	const ids = await insertBlocks(context.db, context.companyId, { ...body, boules }, session.name);
	const blocks = await findBlocks(context.db, context.scope, ids);
	for (const after of blocks) {
		await context.trail({
			action: 'create',
			type: TYPE,
			id: after.id,
			label: labelOf(after),
			after,
		});
	}
	await tellBoards(context, body.tirage_id);
	return blocks;
}

export async function changeBlock(
	context: Context,
	body: BodyOf<typeof boulesBlockApi.update>,
): Promise<BouleBlock> {
	await lockOf(context.db, 'blocks', context.companyId);
	const before = found(await findBlock(context.db, context.scope, body.id));
	refuseForEverybody(context, before);
	const wanted = { ...before, ...body };
	requireOrder(wanted);
	if (wanted.is_active) {
		const taken = await blockedAlready(
			context.db,
			context.companyId,
			[wanted.boule],
			wanted,
			wanted.id,
		);
		if (taken.size > 0) throw invalidField(before.is_active ? 'end_date' : 'is_active', 'taken');
	}
	if (!(await updateBlock(context.db, context.companyId, wanted))) throw versionConflict(before);
	const after = found(await findBlock(context.db, context.scope, body.id));
	// An active block is a blocked ball: the other way round than with people and draws.
	const action = changeOf({ is_active: !before.is_active }, { is_active: !after.is_active });
	await context.trail({ action, type: TYPE, id: after.id, label: labelOf(after), before, after });
	await tellBoards(context, after.tirage_id);
	return after;
}

/** Whoever looks at the exposure of a draw sees at once what somebody else blocked. */
async function tellBoards({ db, companyId }: Context, tirageId: string | null): Promise<void> {
	const instances = await openInstances(db, companyId, tirageId);
	db.announce(instances.map(({ id }) => ({ kind: 'exposure', instanceId: id })));
}

function requireOrder({ start_date, end_date }: Pick<BlockSpan, 'start_date' | 'end_date'>): void {
	if (end_date !== null && end_date < start_date) {
		throw invalidField('end_date', 'end_before_start');
	}
}

/** Names each ball that is blocked already, or is in the request twice. */
async function refuseRepeated(
	{ db, companyId }: Context,
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
