import { releasesApi } from '@borlette/shared/contract/releases';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { route } from '../../http/route.ts';
import { SecretBox } from '../../identity/secret-box.ts';
import {
	channelJournal,
	giveReleaseRights,
	killBuild,
	perform,
	promoteBuild,
	type ReleaseParts,
	readReleases,
	releaseRights,
	rollBack,
	takeOut,
} from './releases.service.ts';
import { releasePlace } from './store.ts';

export function releasesRoutes(app: FastifyInstance, config: Config): void {
	const codes = {
		box: new SecretBox(config.secretsKey, config.dataDir),
		slowDown: app.slowDown,
		now: () => Date.now(),
		drift: config.twoFactorDrift,
	};
	/** Looked for at each call: a first release may make the store. */
	const parts = (): ReleaseParts => ({ place: releasePlace(config), codes });
	const { promote, rollback, kill, remove } = releasesApi;

	route(app, releasesApi.read, (call) => readReleases(call, call.session, parts()), {
		of: 'caller',
	});
	route(app, releasesApi.journal, (call) => channelJournal(call, parts()), { of: 'caller' });
	route(app, promote, (call) => perform(call, call.session, parts(), promoteBuild(call.body)), {
		of: 'caller',
	});
	route(app, rollback, (call) => perform(call, call.session, parts(), rollBack(call.body)), {
		of: 'caller',
	});
	route(app, kill, (call) => perform(call, call.session, parts(), killBuild(call.body)), {
		of: 'caller',
	});
	route(app, remove, (call) => perform(call, call.session, parts(), takeOut(call.body)), {
		of: 'caller',
	});
	route(app, releasesApi.rights, releaseRights, { of: 'caller' });
	route(
		app,
		releasesApi.give,
		(call) => giveReleaseRights(call, call.session, parts(), call.body),
		{ of: 'caller' },
	);
}
