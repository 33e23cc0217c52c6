import { toPayOf } from '@borlette/shared/contract/fiche.ticket';
import { posApi } from '@borlette/shared/contract/pos';
import { LEAST_LARGE_GAIN } from '@borlette/shared/contract/todo.kinds';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { idempotent } from '../../db/idempotent.ts';
import { noteRefused } from '../../engine/autopilot.sql.ts';
import {
	codeIsRight,
	type FicheView,
	payFiche,
	sellFiche,
	voidFiche,
} from '../../engine/fiche.sql.ts';
import { TicketSigner } from '../../engine/ticket-signer.ts';
import { ApiFailure } from '../../errors.ts';
import { agentRoute } from '../../http/agent-route.ts';
import { found } from '../../http/changes.ts';
import { requireBoundedDays } from '../../http/days.ts';
import { failureOf } from '../../http/errors.ts';
import { requireKey } from '../../http/idempotency.ts';
import { publicRoute } from '../../http/route.ts';
import { endPosSession } from '../../identity/pos-session.sql.ts';
import type { PosSession } from '../../identity/pos-session.ts';
import { endTodo } from '../../todo/keep.ts';
import { signTerminalIn } from './login.service.ts';
import * as read from './pos.sql.ts';
import { saleLines } from './typed-lines.ts';

/** Lines in all draws beyond which a fiche keeps the database as busy as ten others do. */
const LARGE_FICHE = 100;

/** What terminals call. */
export function posRoutes(app: FastifyInstance, config: Config): void {
	const signer = new TicketSigner(config.ticketKeys, config.dataDir);
	const signed = async <F extends FicheView>({ view }: PosSession, fiche: F) => {
		const { companyname, currency, timezone } = view;
		const to_pay = toPayOf(fiche);
		return {
			...fiche,
			to_pay,
			proof: await signer.sign({ ...fiche, companyname, currency, timezone }),
		};
	};
	publicRoute(
		app,
		posApi.login,
		({ db, body, request }) => {
			const caller = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
			return signTerminalIn({ db, slowDown: app.slowDown, refusals: app.refusals, caller }, body);
		},
		{ callsPerMinute: config.loginAttemptsPerMinute },
	);
	agentRoute(app, posApi.logout, async ({ db, pos, trail }) => {
		const { id, device_id } = pos.view;
		await endPosSession(db, pos.tokenHash);
		await trail({ action: 'logout', type: 'pos', id, label: `${pos.name} (${device_id})` });
		return {};
	});
	agentRoute(app, posApi.catalogue, async ({ db, pos: { scope } }) => {
		const { balance, surcussale_id, now } = await read.balanceOf(db, scope);
		return {
			now,
			balance,
			draws: await read.openDraws(db, scope, surcussale_id),
			options: await read.playableOptions(db, scope, surcussale_id),
			limits: await read.limitsOf(db, scope),
			blocked: await read.blockedOf(db, scope),
			messages: await read.messagesOf(db, scope, surcussale_id),
		};
	});
	agentRoute(
		app,
		posApi.sell,
		async ({ db, pos, body, request }) => {
			const lines = saleLines(body.lines, body.instances);
			const { id: agentId, device_id: deviceId } = pos.view;
			return signed(pos, await sellFiche(db, requireKey(request), { agentId, deviceId, lines }));
		},
		{
			isLarge: ({ lines, instances }) => lines.length * instances.length > LARGE_FICHE,
			refused: async (error, { body, pos }) => {
				const { refusals = [] } = failureOf(error).details;
				if (refusals.length === 0) return;
				await noteRefused(app.db, pos.scope, saleLines(body.lines, body.instances), refusals);
			},
		},
	);
	agentRoute(app, posApi.one, async ({ db, pos, params }) =>
		signed(pos, found(await read.findOwnFiche(db, pos.scope, params.refCode))),
	);
	agentRoute(app, posApi.void, async ({ db, pos, body, request, trail }) => {
		const answer = await idempotent(db, requireKey(request), async () => {
			const after = await voidFiche(db, body.ref_code, body.reason, pos.name, pos.view.id);
			const { reason } = body;
			await trail({
				action: 'void',
				type: 'fiche',
				id: after.id,
				label: after.ref_code,
				after: { reason, total: after.total },
			});
			return after;
		});
		return signed(pos, answer);
	});
	agentRoute(app, posApi.pay, async ({ db, pos, body, request, trail }) => {
		// Answered rather than thrown: that it was tried is to be kept.
		if (!(await codeIsRight(db, body.ref_code, body.security_code))) {
			return new ApiFailure('not_found');
		}
		const answer = await idempotent(db, requireKey(request), async () => {
			const after = await payFiche(db, body.ref_code, body.security_code, pos.name, pos.view.id);
			if (after.gain >= LEAST_LARGE_GAIN)
				await endTodo(db, pos.scope, 'gain_large', after.ref_code);
			await trail({
				action: 'pay',
				type: 'fiche',
				id: after.id,
				label: after.ref_code,
				after: { gain: after.gain },
			});
			return after;
		});
		return signed(pos, answer);
	});
	agentRoute(app, posApi.report, async ({ db, pos, query }) => {
		await requireBoundedDays(db, pos.view.timezone, query);
		const { start_date: start, end_date: end } = query;
		const { balance } = await read.balanceOf(db, pos.scope);
		return { balance, days: await read.daysOf(db, pos, start, end) };
	});
}
