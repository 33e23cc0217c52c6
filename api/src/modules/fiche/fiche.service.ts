import type { BodyOf } from '@borlette/shared/contract';
import type { Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { LEAST_LARGE_GAIN } from '@borlette/shared/contract/todo.kinds';
import { holdFiche, payFiche, reactivateFiche, voidFiche } from '../../engine/fiche.sql.ts';
import { ApiFailure, invalidField } from '../../errors.ts';
import { found } from '../../http/changes.ts';
import type { Context } from '../../http/route.ts';
import { requirePermission } from '../../identity/permissions.ts';
import type { SignedIn } from '../../identity/session.ts';
import { endTodo } from '../../todo/keep.ts';
import { findFiche } from './fiche.sql.ts';

type Change = BodyOf<typeof ficheApi.update>;

/** Voids, pays or reactivates a fiche from the office. */
export async function changeFiche(
	context: Context,
	session: SignedIn,
	{ ref_code, action, reason = '', gain }: Change,
): Promise<Fiche> {
	const { db, scope } = context;
	const before = found(await findFiche(db, scope, ref_code));
	if (action === 'void') {
		if (reason.trim() === '') throw invalidField('reason', 'required');
		requirePermission(session, 'delete_fiche');
		await voidFiche(db, ref_code, reason, session.name, before.agent_id);
	} else if (action === 'pay') {
		requirePermission(session, 'pay_fiche');
		if (before.gain >= LEAST_LARGE_GAIN) {
			// Paid by the office it is told to the trail at once, which comes last.
			await holdFiche(db, ref_code);
			await endTodo(db, scope, 'gain_large', ref_code);
		}
		await payFiche(db, ref_code, '', session.name, before.agent_id);
	} else {
		requirePermission(session, 'reactivate_fiche');
		await reactivateFiche(db, ref_code, session.name, before.agent_id);
	}
	const after = found(await findFiche(db, scope, ref_code));
	// Whoever pays hands out what they were shown: a correction has made it another amount.
	if (action === 'pay' && gain !== undefined && gain !== after.gain) {
		throw new ApiFailure('conflict');
	}
	await context.trail({ action, type: 'fiche', id: after.id, label: ref_code, before, after });
	return after;
}
