import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Role } from '@borlette/shared/contract';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type BucketAccess, isBucket } from './bucket.ts';
import { type MailServer, mailServerOf } from './mail-server.ts';
import { type SYNCHRONOUS, VARIABLES, type VariableName } from './variables.ts';

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

/** A variable of the environment that cannot be used; the message names it and the remedy. */
export class ConfigError extends Error {
	override name = 'ConfigError';
}

function badValue(name: VariableName, value: string | undefined): ConfigError {
	const { remedy, secret } = VARIABLES[name];
	return new ConfigError(`${name} ${secret ? 'cannot be used' : `is "${value}"`}: ${remedy}`);
}

/** `DATABASE_URL_FILE` names a file that holds `DATABASE_URL`: secrets stay out of the environment. */
function secretFile(env: NodeJS.ProcessEnv, name: VariableName): string | undefined {
	const file = VARIABLES[name].secret && env[`${name}_FILE`]?.trim();
	if (!file) return undefined;
	const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
	if (text) return text;
	throw new ConfigError(`${name}_FILE is "${file}": there is no such file, or nothing in it`);
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
export function readConfig(env: NodeJS.ProcessEnv = process.env, root = projectRoot()): Config {
	const raw = (name: VariableName): string | undefined =>
		env[name]?.trim() || secretFile(env, name) || VARIABLES[name].default || undefined;

	const valid = (name: VariableName, schema: TSchema, value: unknown): void => {
		if (Value.Check(schema, value)) return;
		throw badValue(name, env[name]);
	};
	const optional = (name: VariableName): string | undefined => {
		const value = raw(name);
		if (value !== undefined) valid(name, VARIABLES[name].schema, value);
		return value;
	};
	const string = (name: VariableName): string => {
		const value = raw(name) ?? '';
		valid(name, VARIABLES[name].schema, value);
		return value;
	};
	const integer = (name: VariableName): number => {
		const value = Number(raw(name));
		valid(name, VARIABLES[name].schema, value);
		return value;
	};
	const flag = (name: VariableName): boolean => string(name) === '1';
	/** Of a file or folder that has to be there. */
	const path = (name: VariableName): string | undefined => {
		const value = optional(name);
		if (value === undefined) return undefined;
		const found = resolve(root, value);
		if (!existsSync(found)) {
			throw badValue(name, value);
		}
		return found;
	};
	const list = (name: VariableName): string[] => {
		const values = (raw(name) ?? '').split(/[\s,]+/).filter(Boolean);
		for (const value of values) valid(name, VARIABLES[name].schema, value);
		return values;
	};

	const companyServers = (): CompanyServer[] => {
		const split = (text: string) => text.split(/=(.*)/s) as [string, string];
		const owners = new Map(list('COMPANY_SERVER_OWNERS').map(split));
		return list('COMPANY_SERVERS').map((text) => {
			const [name, url] = split(text);
			return { name, url, ownerUrl: owners.get(name) };
		});
	};

	const address = (name: VariableName): Address | undefined => {
		const [host, port] = optional(name)?.split(':') ?? [];
		return host && port ? { host, port: Number(port) } : undefined;
	};

	const backupPlace = (): string | undefined => {
		const place = optional('BACKUP_DIR');
		return place && !isBucket(place) ? resolve(root, place) : place;
	};

	const mailServer = (): MailServer | undefined => {
		const url = optional('SMTP_URL');
		const from = optional('MAIL_FROM');
		if (url && !from) throw new ConfigError('SMTP_URL is set without MAIL_FROM: set both');
		return url && from ? mailServerOf(url, from) : undefined;
	};

	/** They tell how a house is doing: who is not on this machine shows a token. */
	const metrics = (): Config['metrics'] => {
		if (!raw('METRICS_PORT')) return undefined;
		const host = string('METRICS_HOST');
		const token = optional('METRICS_TOKEN');
		if (token || LOOPBACK.includes(host)) return { port: integer('METRICS_PORT'), host, token };
		throw new ConfigError(
			`METRICS_HOST is "${host}" without METRICS_TOKEN: set a token, or leave the host at ${LOOPBACK[0]}`,
		);
	};

	const config: Config = {
		port: integer('PORT'),
		host: string('HOST'),
		dataDir: resolve(root, string('DATA_DIR')),
		anchorCopyDir: path('ANCHOR_COPY_DIR'),
		backupDir: backupPlace(),
		bucketAccess: {
			accessKeyId: optional('AWS_ACCESS_KEY_ID'),
			secretAccessKey: optional('AWS_SECRET_ACCESS_KEY'),
			region: string('AWS_REGION'),
			endpoint: optional('AWS_ENDPOINT_URL_S3'),
			isPathStyle: flag('S3_PATH_STYLE'),
		},
		backupRecipient: optional('BACKUP_RECIPIENT'),
		backupsKept: integer('BACKUPS_KEPT'),
		secretsKey: optional('SECRETS_KEY'),
		ticketKeys: list('TICKET_KEY'),
		pushKey: optional('PUSH_KEY'),
		mail: mailServer(),
		publicUrl: optional('PUBLIC_URL') ?? `http://localhost:${integer('PORT')}`,
		databaseUrl: optional('DATABASE_URL'),
		databaseOwnerUrl: optional('DATABASE_OWNER_URL'),
		companyServers: companyServers(),
		databaseListen: address('DATABASE_LISTEN'),
		databaseSecond: address('DATABASE_SECOND'),
		synchronous: string('SYNCHRONOUS') as Synchronous,
		brand: string('BRAND'),
		brandAddress: optional('BRAND_ADDRESS'),
		contact: { phone: optional('CONTACT_PHONE'), email: optional('CONTACT_EMAIL') },
		posPackage: {
			file: optional('POS_PACKAGE') && resolve(root, string('POS_PACKAGE')),
			version: string('POS_PACKAGE_VERSION'),
		},
		webDir: path('WEB_DIR'),
		storeDir: path('STORE_DIR'),
		trustFile: path('TRUST_FILE'),
		releaseKey: optional('RELEASE_KEY') && resolve(root, string('RELEASE_KEY')),
		watchKey: optional('WATCH_KEY') && resolve(root, string('WATCH_KEY')),
		channel: string('CHANNEL'),
		stagingPort: raw('STAGING_PORT') ? integer('STAGING_PORT') : undefined,
		devBuilds: flag('DEV_BUILDS'),
		serviceWorker: flag('SERVICE_WORKER'),
		sourceMaps: flag('SOURCE_MAPS'),
		registryUrls: list('REGISTRY_URLS'),
		resultSourceHosts: list('RESULT_SOURCE_HOSTS'),
		remoteOrigins: list('REMOTE_ORIGINS'),
		trustProxy: list('TRUST_PROXY'),
		demo: flag('DEMO'),
		demoAgents: integer('DEMO_AGENTS'),
		demoLive: flag('DEMO_LIVE'),
		superuserUsername: string('SUPERUSER_USERNAME'),
		superuserPassword: optional('SUPERUSER_PASSWORD'),
		logLevel: string('LOG_LEVEL'),
		sessions: {
			idle: integer('SESSION_IDLE_MINUTES'),
			absolute: integer('SESSION_MAX_MINUTES'),
			rememberedIdle: integer('REMEMBERED_SESSION_IDLE_MINUTES'),
			rememberedAbsolute: integer('REMEMBERED_SESSION_MAX_MINUTES'),
		},
		loginAttemptsPerMinute: integer('LOGIN_ATTEMPTS_PER_MINUTE'),
		twoFactorRoles: list('TWO_FACTOR_ROLES').filter((role) => role !== NONE) as Role[],
		twoFactorDrift: integer('TWO_FACTOR_DRIFT'),
		signInAgainMinutes: integer('SIGN_IN_AGAIN_MINUTES'),
		signInKeptSeconds: integer('SIGN_IN_KEPT_SECONDS'),
		leakedPasswords: path('LEAKED_PASSWORDS'),
		givenPasswordDays: integer('GIVEN_PASSWORD_DAYS'),
		apiDocs: flag('API_DOCS'),
		requestSeconds: integer('REQUEST_SECONDS'),
		stopSeconds: integer('STOP_SECONDS'),
		contactKeepDays: integer('CONTACT_KEEP_DAYS'),
		metrics: metrics(),
		capacity: integer('CAPACITY'),
	};
	if (config.databaseOwnerUrl && !config.databaseUrl) {
		throw new ConfigError(
			'DATABASE_OWNER_URL is set without DATABASE_URL: set both, or neither for the embedded PostgreSQL',
		);
	}
	if (config.companyServers.length > 0 && !config.databaseUrl) {
		throw new ConfigError(
			'COMPANY_SERVERS is set without DATABASE_URL: the embedded PostgreSQL is for one machine',
		);
	}
	return config;
}
