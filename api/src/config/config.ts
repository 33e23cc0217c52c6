import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Role } from '@borlette/shared/contract';
import { type BucketAccess, isBucket } from './bucket.ts';
import { ConfigError, Environment } from './environment.ts';
import { type MailServer, mailServerOf } from './mail-server.ts';
import type { SYNCHRONOUS, VariableName } from './variables.ts';

const NONE = 'none';
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

export interface Config {
	port: number;
	host: string;
	dataDir: string;
	/** A further folder for the trails' anchors. */
	anchorCopyDir: string | undefined;
	/** A folder or `s3://bucket/prefix`: backups are kept there all the time; undefined: none. */
	backupDir: string | undefined;
	/** For such a bucket. */
	bucketAccess: BucketAccess;
	/** For whose key they are sealed; without it a file of `dataDir`. */
	backupRecipient: string | undefined;
	/** Of how many days copies of everything are kept. */
	backupsKept: number;
	/** Base64 of 32 bytes; without it a file of `dataDir`. */
	secretsKey: string | undefined;
	/** Each as `secretsKey`: the first signs tickets, all are believed; none: a file of `dataDir`. */
	ticketKeys: readonly string[];
	/** As `secretsKey`, of notifications to browsers. */
	pushKey: string | undefined;
	/** Without one no mail is sent. */
	mail: MailServer | undefined;
	/** Origin at which people open the application. */
	publicUrl: string;
	databaseUrl: string | undefined;
	databaseOwnerUrl: string | undefined;
	/** Servers beside that of `databaseUrl` that hold companies (docs/scaling.md). */
	companyServers: readonly CompanyServer[];
	/** Where the embedded PostgreSQL is reached from elsewhere; undefined: it is not. */
	databaseListen: Address | undefined;
	/** The server that follows it. */
	databaseSecond: Address | undefined;
	/** Whether a sale waits until that has it on its disk. */
	synchronous: Synchronous;
	brand: string;
	brandAddress: string | undefined;
	/** How the provider is reached, as far as it says. */
	contact: { phone: string | undefined; email: string | undefined };
	/** The program of the terminals; need not be there yet. */
	posPackage: { file: string | undefined; version: string };
	webDir: string | undefined;
	storeDir: string | undefined;
	trustFile: string | undefined;
	/** Signs what people release from the console; need not be there. */
	releaseKey: string | undefined;
	/** Takes back builds that fail; need not be there. */
	watchKey: string | undefined;
	/** Channel whose registry the served host reads. */
	channel: string;
	/** On which the host reads the channel `staging`. */
	stagingPort: number | undefined;
	/** Whether builds of the channel `dev` may run in pages of production. */
	devBuilds: boolean;
	/** Whether browsers keep the application for when there is no network; no: they lose what they kept. */
	serviceWorker: boolean;
	/** Whether source maps are served too. */
	sourceMaps: boolean;
	/** Of registries that a server elsewhere has, each ending in `<channel>.json`. */
	registryUrls: readonly string[];
	/** Hosts of sources of results that need be neither public nor by TLS. */
	resultSourceHosts: readonly string[];
	remoteOrigins: readonly string[];
	trustProxy: readonly string[];
	demo: boolean;
	/** How many agents the first company of the demo has at least. */
	demoAgents: number;
	/** Whether its agents sell while the API runs. */
	demoLive: boolean;
	superuserUsername: string;
	superuserPassword: string | undefined;
	logLevel: string;
	sessions: SessionLifetimes;
	/** Of whom a second step is demanded in every company. */
	twoFactorRoles: readonly Role[];
	/** Steps of 30 s that an authenticator's clock may be off. */
	twoFactorDrift: number;
	/** For how long after signing in rights and credentials may be changed. */
	signInAgainMinutes: number;
	/** For how long reading goes by a sign-in that was looked up; 0: never. */
	signInKeptSeconds: number;
	/** A file of passwords that leaked elsewhere: nobody sets one of them. */
	leakedPasswords: string | undefined;
	/** For how long a password that somebody else gave opens. */
	givenPasswordDays: number;
	loginAttemptsPerMinute: number;
	/** Whether the API describes itself to anybody. */
	apiDocs: boolean;
	/** In which a request must have arrived, its body included. */
	requestSeconds: number;
	/** In which a process that ends finishes what it has begun to answer. */
	stopSeconds: number;
	/** Messages of the contact form are deleted after them. */
	contactKeepDays: number;
	/** Where a monitor reads figures of this process; undefined: nowhere. */
	metrics: { port: number; host: string; token: string | undefined } | undefined;
	/** Multiplies what is worked on at once, and the connections for it. */
	capacity: number;
}

export interface CompanyServer {
	name: string;
	url: string;
	/** Without it nothing is migrated there. */
	ownerUrl: string | undefined;
}

export type Synchronous = (typeof SYNCHRONOUS)[number];

export interface Address {
	host: string;
	port: number;
}

/** All in minutes. A sign-in ends after `idle` without a call, and after `absolute` anyhow. */
export interface SessionLifetimes {
	idle: number;
	absolute: number;
	rememberedIdle: number;
	rememberedAbsolute: number;
}

/** Folder of the workspace, or the working folder when the API was installed alone. */
export function projectRoot(): string {
	let folder = dirname(fileURLToPath(import.meta.url));
	while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
		const parent = dirname(folder);
		if (parent === folder) return process.cwd();
		folder = parent;
	}
	return folder;
}

/** Reads and checks every variable. Throws `ConfigError` at the first bad one. */
export function readConfig(
	variables: NodeJS.ProcessEnv = process.env,
	root = projectRoot(),
): Config {
	const env = new Environment(variables, root);
	const config: Config = {
		port: env.integer('PORT'),
		host: env.string('HOST'),
		dataDir: resolve(root, env.string('DATA_DIR')),
		anchorCopyDir: env.existingPath('ANCHOR_COPY_DIR'),
		backupDir: backupPlace(env),
		bucketAccess: {
			accessKeyId: env.optional('AWS_ACCESS_KEY_ID'),
			secretAccessKey: env.optional('AWS_SECRET_ACCESS_KEY'),
			region: env.string('AWS_REGION'),
			endpoint: env.optional('AWS_ENDPOINT_URL_S3'),
			isPathStyle: env.flag('S3_PATH_STYLE'),
		},
		backupRecipient: env.optional('BACKUP_RECIPIENT'),
		backupsKept: env.integer('BACKUPS_KEPT'),
		secretsKey: env.optional('SECRETS_KEY'),
		ticketKeys: env.list('TICKET_KEY'),
		pushKey: env.optional('PUSH_KEY'),
		mail: mailServer(env),
		publicUrl: env.optional('PUBLIC_URL') ?? `http://localhost:${env.integer('PORT')}`,
		databaseUrl: env.optional('DATABASE_URL'),
		databaseOwnerUrl: env.optional('DATABASE_OWNER_URL'),
		companyServers: companyServers(env),
		databaseListen: addressIn(env, 'DATABASE_LISTEN'),
		databaseSecond: addressIn(env, 'DATABASE_SECOND'),
		synchronous: env.string('SYNCHRONOUS') as Synchronous,
		brand: env.string('BRAND'),
		brandAddress: env.optional('BRAND_ADDRESS'),
		contact: { phone: env.optional('CONTACT_PHONE'), email: env.optional('CONTACT_EMAIL') },
		posPackage: {
			file: env.path('POS_PACKAGE'),
			version: env.string('POS_PACKAGE_VERSION'),
		},
		webDir: env.existingPath('WEB_DIR'),
		storeDir: env.existingPath('STORE_DIR'),
		trustFile: env.existingPath('TRUST_FILE'),
		releaseKey: env.path('RELEASE_KEY'),
		watchKey: env.path('WATCH_KEY'),
		channel: env.string('CHANNEL'),
		stagingPort: env.raw('STAGING_PORT') ? env.integer('STAGING_PORT') : undefined,
		devBuilds: env.flag('DEV_BUILDS'),
		serviceWorker: env.flag('SERVICE_WORKER'),
		sourceMaps: env.flag('SOURCE_MAPS'),
		registryUrls: env.list('REGISTRY_URLS'),
		resultSourceHosts: env.list('RESULT_SOURCE_HOSTS'),
		remoteOrigins: env.list('REMOTE_ORIGINS'),
		trustProxy: env.list('TRUST_PROXY'),
		demo: env.flag('DEMO'),
		demoAgents: env.integer('DEMO_AGENTS'),
		demoLive: env.flag('DEMO_LIVE'),
		superuserUsername: env.string('SUPERUSER_USERNAME'),
		superuserPassword: env.optional('SUPERUSER_PASSWORD'),
		logLevel: env.string('LOG_LEVEL'),
		sessions: {
			idle: env.integer('SESSION_IDLE_MINUTES'),
			absolute: env.integer('SESSION_MAX_MINUTES'),
			rememberedIdle: env.integer('REMEMBERED_SESSION_IDLE_MINUTES'),
			rememberedAbsolute: env.integer('REMEMBERED_SESSION_MAX_MINUTES'),
		},
		loginAttemptsPerMinute: env.integer('LOGIN_ATTEMPTS_PER_MINUTE'),
		twoFactorRoles: env.list('TWO_FACTOR_ROLES').filter((role) => role !== NONE) as Role[],
		twoFactorDrift: env.integer('TWO_FACTOR_DRIFT'),
		signInAgainMinutes: env.integer('SIGN_IN_AGAIN_MINUTES'),
		signInKeptSeconds: env.integer('SIGN_IN_KEPT_SECONDS'),
		leakedPasswords: env.existingPath('LEAKED_PASSWORDS'),
		givenPasswordDays: env.integer('GIVEN_PASSWORD_DAYS'),
		apiDocs: env.flag('API_DOCS'),
		requestSeconds: env.integer('REQUEST_SECONDS'),
		stopSeconds: env.integer('STOP_SECONDS'),
		contactKeepDays: env.integer('CONTACT_KEEP_DAYS'),
		metrics: metrics(env),
		capacity: env.integer('CAPACITY'),
	};
	requireDatabaseUrl(config);
	return config;
}

function requireDatabaseUrl({ databaseUrl, databaseOwnerUrl, companyServers }: Config): void {
	if (databaseUrl) return;
	if (databaseOwnerUrl) {
		throw new ConfigError(
			'DATABASE_OWNER_URL is set without DATABASE_URL: set both, or neither for the embedded PostgreSQL',
		);
	}
	if (companyServers.length > 0) {
		throw new ConfigError(
			'COMPANY_SERVERS is set without DATABASE_URL: the embedded PostgreSQL is for one machine',
		);
	}
}

function companyServers(env: Environment): CompanyServer[] {
	const split = (text: string) => text.split(/=(.*)/s) as [string, string];
	const owners = new Map(env.list('COMPANY_SERVER_OWNERS').map(split));
	return env.list('COMPANY_SERVERS').map((text) => {
		const [name, url] = split(text);
		return { name, url, ownerUrl: owners.get(name) };
	});
}

function addressIn(env: Environment, name: VariableName): Address | undefined {
	const [host, port] = env.optional(name)?.split(':') ?? [];
	return host && port ? { host, port: Number(port) } : undefined;
}

function backupPlace(env: Environment): string | undefined {
	const place = env.optional('BACKUP_DIR');
	return place && isBucket(place) ? place : env.path('BACKUP_DIR');
}

function mailServer(env: Environment): MailServer | undefined {
	const url = env.optional('SMTP_URL');
	const from = env.optional('MAIL_FROM');
	if (url && !from) throw new ConfigError('SMTP_URL is set without MAIL_FROM: set both');
	return url && from ? mailServerOf(url, from) : undefined;
}

/** They tell how a house is doing: who is not on this machine shows a token. */
function metrics(env: Environment): Config['metrics'] {
	if (!env.raw('METRICS_PORT')) return undefined;
	const host = env.string('METRICS_HOST');
	const token = env.optional('METRICS_TOKEN');
	if (token || LOOPBACK.includes(host)) return { port: env.integer('METRICS_PORT'), host, token };
	throw new ConfigError(
		`METRICS_HOST is "${host}" without METRICS_TOKEN: set a token, or leave the host at ${LOOPBACK[0]}`,
	);
}
