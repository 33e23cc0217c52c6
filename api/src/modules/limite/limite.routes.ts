import {
	typeBoulesAgentApi,
	typeBoulesApi,
	typeGamesAgentApi,
	typeGamesApi,
} from '@borlette/shared/contract/limite';
import type { TraceObject } from '@borlette/shared/contract/tracabilite';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { importRoutes } from '../../http/imports/routes.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { SecretBox } from '../../identity/secret-box.ts';
import { limitBulkRoutes } from './limite.bulk.ts';
import { limitImport } from './limite.import.ts';
import { limitsOf } from './limite.service.ts';
import { type LimitFamily, limitRows } from './limite.sql.ts';

type Api =
	| typeof typeGamesApi
	| typeof typeGamesAgentApi
	| typeof typeBoulesApi
	| typeof typeBoulesAgentApi;

const FAMILIES = [
	{ api: typeGamesApi, kind: 'game', perAgent: false, block: 'block_limite_game' },
	{ api: typeGamesAgentApi, kind: 'game', perAgent: true, block: 'block_limite_game_agent' },
	{ api: typeBoulesApi, kind: 'boule', perAgent: false, block: 'block_limite_boule' },
	{ api: typeBoulesAgentApi, kind: 'boule', perAgent: true, block: 'block_limite_boule_agent' },
] as const;

export function limiteRoutes(app: FastifyInstance, config: Config): void {
	for (const { api, kind, perAgent, block } of FAMILIES) {
		const family = { kind, perAgent };
		serve(app, api, family, limitsOf(typeOf(api), family, block));
	}
	limitBulkRoutes(app);
	importRoutes(app, limitImport, new SecretBox(config.secretsKey, config.dataDir).key);
}

/** `type-games-agent`: the last part of the path. */
const typeOf = ({ list }: Api) => list.path.split('/').at(-1) as TraceObject;

function serve(
	app: FastifyInstance,
	given: Api,
	family: LimitFamily,
	limits: ReturnType<typeof limitsOf>,
): void {
	// The widest family's types: its rows and bodies have what those of the others have.
	const api = given as typeof typeBoulesAgentApi;
	route(app, api.list, ({ db, scope, query }) =>
		listRows(db, api.list, query, {
			rows: limitRows(scope, family),
			search: ['game', 'boule', 'tirage_name', 'agent_name'],
		}),
	);
	route(app, api.one, (call) => limits.get(call, Object.values(call.params)[0] as string));
	route(app, api.create, (call) => limits.create(call, call.body));
	route(app, api.update, (call) => limits.change(call, call.session, call.body));
	route(app, api.remove, (call) => limits.remove(call, call.body.id));
}
