import { STATUS_CODES } from 'node:http';
import type { Endpoint } from '@borlette/shared/contract';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Pool } from '../db/connect.ts';
import type { SecondReads } from '../db/second-reads.ts';
import { ApiFailure } from '../errors.ts';
import { BODY_LIMIT, readJson } from '../http/body.ts';
import { serveDocs } from '../http/docs.ts';
import { answerFailures, sendFailure } from '../http/errors.ts';
import { FORMATS } from '../http/formats.ts';
import { Guesses } from '../http/guesses.ts';
import { Queues } from '../http/lanes.ts';
import { MinuteStore } from '../http/minute-store.ts';
import { newRequestName } from '../http/request-name.ts';
import { SharedReads } from '../http/shared-reads.ts';
import { finishWhatIsUnderWay } from '../http/under-way.ts';
import { compileValidator } from '../http/validation.ts';
import { logBrowserReports } from '../http/web/browser-reports.ts';
import { secureHeaders } from '../http/web/security.ts';
import { serveWeb } from '../http/web/web.ts';
import { KeptSignIns } from '../identity/kept-sign-ins.ts';
import { refuseLeaked } from '../identity/password.ts';
import type { PosSession } from '../identity/pos-session.ts';
import type { SignedIn, SignInRules } from '../identity/session.ts';
import { SlowDown } from '../identity/slow-down.ts';
import { registerModules } from '../modules/index.ts';
import { Running } from '../state/running.ts';
import { Refusals } from '../trail/refused.ts';
import { logAnswers } from './log.ts';
import { type Metrics, metricsOf } from './metrics.ts';

declare module 'fastify' {
	interface FastifyInstance {
		db: Pool;
		/** From where what "Toutes" shows is read, if there is one. */
		second: SecondReads | undefined;
		/** Every endpoint that has been registered. */
		endpoints: Endpoint[];
		/** In tests: an answer that breaks its contract is an error. */
		checkAnswers: boolean;
		guesses: Guesses;
		signInRules: SignInRules;
		/** Looked up a moment ago. */
		signIns: KeptSignIns<SignedIn>;
		terminals: KeptSignIns<PosSession>;
		/** What was refused, for the trail. */
		refusals: Refusals;
		/** Of passwords and codes. */
		slowDown: SlowDown;
		/** In which calls wait for their turn. */
		queues: Queues;
		/** What several people ask for alike. */
		sharedReads: SharedReads;
		/** How this process is doing. */
		running: Running;
		/** As a monitor reads it; there where it is asked for. */
		metrics: Metrics | undefined;
	}
}

export interface AppParts {
	db: Pool;
	second?: SecondReads | undefined;
	config: Config;
	logger?: FastifyServerOptions['logger'];
	checkAnswers?: boolean;
}

/** Until parts of the API that are not there count as parts that never come. */
const START_SECONDS = 10;
/** How often, in the time that a request has to arrive, it is looked which have not. */
const CHECKS = 10;
/** Of a terminal nothing is believed from before but names, whose changes are told. */
const TERMINAL_KEPT_MS = 60_000;

/** The HTTP side of the API, ready for `listen` or `inject`. Does not own the pool. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
	const { config } = parts;
	const app = Fastify({
		logger: parts.logger ?? false,
		logController: new LogController({ disableRequestLogging: true }),
		bodyLimit: BODY_LIMIT,
		requestTimeout: config.requestSeconds * 1_000,
		http: {
			headersTimeout: config.requestSeconds * 1_000,
			connectionsCheckingInterval: Math.ceil((config.requestSeconds * 1_000) / CHECKS),
		},
		genReqId: newRequestName,
		// Hooks of the end are bounded by it too: after ten seconds it cut off what was under way, and ended in the middle.
		pluginTimeout: (config.stopSeconds + START_SECONDS) * 1_000,
		// What comes while it ends is refused in the contract's words: http/under-way.ts.
		return503OnClosing: false,
		trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
		routerOptions: { maxParamLength: 200 },
		forceCloseConnections: true,
		frameworkErrors: (_error, request, reply) => {
			sendFailure(new ApiFailure('bad_request'), request, reply);
		},
		clientErrorHandler: refuseUnreadable,
		serializerOpts: { ajv: { formats: FORMATS } },
	});
	app.decorate('db', parts.db);
	app.decorate('second', parts.second);
	app.decorate('endpoints', []);
	app.decorate('finders', []);
	app.decorate('bulk', new Map());
	const { twoFactorRoles, signInAgainMinutes } = config;
	app.decorate('signInRules', { twoFactorRoles, signInAgainMinutes });
	app.decorate('signIns', new KeptSignIns<SignedIn>(config.signInKeptSeconds * 1_000));
	app.decorate('terminals', new KeptSignIns<PosSession>(TERMINAL_KEPT_MS));
	refuseLeaked(config.leakedPasswords);
	app.decorate('refusals', new Refusals());
	app.addHook('onClose', async () => {
		// The last minute; a database that is away has ended more than that.
		await app.refusals
			.tell(parts.db)
			.catch((error) => app.log.error({ err: error }, 'Refusals are not told'));
	});
	app.decorate('slowDown', new SlowDown());
	app.decorate('guesses', new Guesses(app.slowDown));
	app.decorate('queues', new Queues(config.capacity));
	app.decorate('sharedReads', new SharedReads());
	app.decorate('running', new Running());
	app.addHook('onClose', async () => app.running.stop());
	app.decorate('metrics', config.metrics && metricsOf(app, config));
	app.decorate('checkAnswers', parts.checkAnswers ?? false);
	app.setValidatorCompiler(compileValidator as never);
	answerFailures(app, config.webDir !== undefined);
	readJson(app);
	logAnswers(app);
	finishWhatIsUnderWay(app, config.stopSeconds);

	await app.register(multipart);
	await app.register(rateLimit, { global: false, store: MinuteStore });
	secureHeaders(app, config.remoteOrigins);
	await app.register(compress, { global: true, threshold: 1024 });
	if (config.apiDocs) await serveDocs(app, config.brand);
	await logBrowserReports(app);
	await app.register(async (api) => registerModules(api, config));
	await serveWeb(app, config);
	return app;
}

/** Whoever opens a page reads it as it is. We set no cookie; another application of the domain may set many. */
const TOO_LARGE =
	'The headers of this request are too large. In a browser: delete the cookies of this address and of its domain, then open it again.';

/** What is no HTTP at all: answered on the bare socket, there is no request yet. */
const refuseUnreadable: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy();
		return;
	}
	const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
	const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'bad_request';
	const failure = new ApiFailure(code, {}, isTooLarge ? TOO_LARGE : undefined);
	const body = JSON.stringify(failure.body(newRequestName()));
	const status = isTooLarge ? 431 : failure.status;
	socket.end(
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
	);
};
