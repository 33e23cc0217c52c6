import type { BodyOf } from '@borlette/shared/contract';
import type { Autopilot, autopilotApi } from '@borlette/shared/contract/autopilot';
import { invalidField } from '../../errors.ts';
import { versionConflict } from '../../http/changes.ts';
import type { Context } from '../../http/route.ts';
import type { SignedIn } from '../../identity/session.ts';
import { addVersion, movesOf, pilotDraws, versionsOf } from './autopilot.sql.ts';

const NEVER_ON = { version: 0, is_on: false, draw_ceiling: null, ball_ceiling: null };

/** In "Toutes" there is none to show. */
export async function readAutopilot({ db, scope }: Context): Promise<Autopilot> {
	const { companyId } = scope;
	if (!companyId) return { ...NEVER_ON, history: [], draws: [] };
	const history = await versionsOf(db, companyId);
	const draws = await pilotDraws(db, companyId);
	const moves = await movesOf(
		db,
		companyId,
		draws.map(({ instance_id }) => instance_id),
	);
	const { version, is_on, draw_ceiling, ball_ceiling } = history[0] ?? NEVER_ON;
	return {
		...{ version, is_on, draw_ceiling, ball_ceiling, history },
		draws: draws.map((draw) => ({
			...draw,
			moves: moves
				.filter(({ instance_id }) => instance_id === draw.instance_id)
				.map(({ instance_id: _, ...move }) => move),
		})),
	};
}

/** Holds from the next sale on: the database waits for those that are under way. */
export async function changeAutopilot(
	context: Context,
	session: SignedIn,
	{ version, ...setting }: BodyOf<typeof autopilotApi.change>,
): Promise<Autopilot> {
	const { db, companyId } = context;
	if (setting.is_on && setting.draw_ceiling === null && setting.ball_ceiling === null) {
		throw invalidField('draw_ceiling', 'required');
	}
	const [newest] = await versionsOf(db, companyId);
	const actor = { id: session.scope.userId, name: session.name };
	// Of two who change it at once, one has the version.
	const isAdded =
		version === (newest?.version ?? 0) &&
		(await addVersion(db, companyId, version + 1, setting, actor));
	if (!isAdded) throw versionConflict(await readAutopilot(context));
	const { is_on, draw_ceiling, ball_ceiling } = newest ?? NEVER_ON;
	const turned = setting.is_on ? 'unblock' : 'block';
	await context.trail({
		action: is_on === setting.is_on ? 'update' : turned,
		type: 'autopilot',
		id: companyId,
		label: String(version + 1),
		before: { is_on, draw_ceiling, ball_ceiling },
		after: setting,
	});
	return readAutopilot(context);
}
