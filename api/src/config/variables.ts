import { ROLES } from '@borlette/shared/contract';
import Type, { type TSchema } from 'typebox';

interface Variable {
	/** As text, like the environment gives it; '' where there is none. */
	default: string;
	/** One line for the table in the README. */
	meaning: string;
	schema: TSchema;
	/** What to write instead of a bad value; ends the sentence that names the variable. */
	remedy: string;
	/** Holds a password: a bad value is not repeated in the message. */
	secret?: boolean;
}

const minutes = (byDefault: number, meaning: string): Variable => ({
	default: String(byDefault),
	meaning,
	schema: Type.Integer({ minimum: 1, maximum: 525_600 }),
	remedy: 'give whole minutes between 1 and 525600',
});
const databaseUrl = Type.String({ pattern: '^postgres(ql)?://[^/]+/.+' });
const SERVER_URL = '^[a-z][a-z0-9]{0,19}=postgres(ql)?://[^/]+/.+';
/** Whether a sale waits for the second server. */
export const SYNCHRONOUS = ['no', 'while-there', 'always'] as const;

const HOST_AND_PORT = '^[A-Za-z0-9.-]+:[0-9]{1,5}$';
const ORIGIN = '^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$';

const PORT_NUMBER = {
	schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
	remedy: 'give a number between 0 and 65535',
};
const ADDRESS = {
	schema: Type.String({ pattern: '^[A-Za-z0-9.:-]+$' }),
	remedy: 'give an IP address or a host name',
};

const variables = {
	PORT: {
		default: '3000',
		meaning: 'Port to listen on; 0 takes a free one',
		...PORT_NUMBER,
	},
	HOST: {
		default: '127.0.0.1',
		meaning: 'Address to listen on; `0.0.0.0` for every one',
		...ADDRESS,
	},
	DATA_DIR: {
		default: '.data',
		meaning:
			"Folder of the embedded PostgreSQL, the trails' anchors and kept keys, from the project root",
		schema: Type.String({ minLength: 1 }),
		remedy: 'give a folder',
	},
	ANCHOR_COPY_DIR: {
		default: '',
		meaning: "A folder that stands elsewhere, to which the trails' anchors go as well",
		schema: Type.String({ minLength: 1 }),
		remedy: 'give a folder that is there',
	},
	BACKUP_DIR: {
		default: '',
		meaning:
			'Folder on another disk, or `s3://bucket/prefix`, for backups of the embedded PostgreSQL, which are kept all the time then',
		schema: Type.String({ pattern: '^(?!s3:)|^s3://[a-z0-9][a-z0-9.-]+[a-z0-9](/.*)?$' }),
		remedy: 'give a folder, or a bucket as s3://bucket/prefix',
	},
	AWS_ACCESS_KEY_ID: {
		default: '',
		meaning: 'Key for the bucket of BACKUP_DIR',
		schema: Type.String({ minLength: 1 }),
		remedy: 'give the key as the place of the bucket shows it',
		secret: true,
	},
	AWS_SECRET_ACCESS_KEY: {
		default: '',
		meaning: 'Its secret half',
		schema: Type.String({ minLength: 1 }),
		remedy: 'give the secret as the place of the bucket showed it',
		secret: true,
	},
	AWS_REGION: {
		default: 'us-east-1',
		meaning: 'Region of the bucket',
		schema: Type.String({ pattern: '^[a-z0-9-]+$' }),
		remedy: 'give a region, as eu-west-3 or auto',
	},
	AWS_ENDPOINT_URL_S3: {
		default: '',
		meaning: "Where the bucket is, if not at Amazon's: `https://…`",
		schema: Type.String({ pattern: '^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?(/.*)?$' }),
		remedy: 'give an address as https://s3.example.com',
	},
	S3_PATH_STYLE: {
		default: '1',
		meaning: '`0` asks for `bucket.address` where a place knows no `address/bucket`',
		schema: Type.Enum(['0', '1']),
		remedy: 'give 1 for yes or 0 for no',
	},
	BACKUP_RECIPIENT: {
		default: '',
		meaning:
			'For whose key backups are sealed, as `age-keygen` prints it; without it for `backup.key` in DATA_DIR',
		schema: Type.String({ pattern: '^age1[02-9ac-hj-np-z]{58}$' }),
		remedy: 'give the public key that `age-keygen` prints, age1 and 58 signs',
	},
	BACKUPS_KEPT: {
		default: '7',
		meaning: 'Days of which copies of everything are kept: so far back any moment can be had',
		schema: Type.Integer({ minimum: 1, maximum: 1_000 }),
		remedy: 'give a number between 1 and 1000',
	},
	SECRETS_KEY: {
		default: '',
		meaning: 'Encrypts the secrets of two-factor sign-in; without it `secrets.key` in DATA_DIR',
		schema: Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' }),
		remedy: 'give 32 random bytes in base64, as `openssl rand -base64 32` prints them',
		secret: true,
	},
	TICKET_KEY: {
		default: '',
		meaning:
			'Signs tickets; earlier keys may follow, separated by blanks; without it `tickets.key` in DATA_DIR',
		schema: Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' }),
		remedy: 'give 32 random bytes in base64, as `openssl rand -base64 32` prints them',
		secret: true,
	},
	PUSH_KEY: {
		default: '',
		meaning:
			'Private key of notifications to browsers (VAPID); without it `push.key` in DATA_DIR. With another one every browser has to be turned on again',
		schema: Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' }),
		remedy: 'give 32 random bytes in base64, as `openssl rand -base64 32` prints them',
		secret: true,
	},
	SMTP_URL: {
		default: '',
		meaning:
			'Server that takes the mail of alerts and reports; without it none is sent. `smtp://` begins TLS after the greeting (on this machine it goes without), `smtps://` with it',
		schema: Type.String({ pattern: '^smtps?://([^/@:]+(:[^/@]*)?@)?[^/@:]+(:[0-9]{1,5})?/?$' }),
		remedy: 'write it as smtp://user:password@host:587 or smtps://user:password@host:465',
		secret: true,
	},
	MAIL_FROM: {
		default: '',
		meaning: 'Address that this mail is from; needed with SMTP_URL',
		schema: Type.String({ maxLength: 254, pattern: '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$' }),
		remedy: 'write it as name@example.com',
	},
	PUBLIC_URL: {
		default: '',
		meaning:
			'Where people open the application, for links in mail and notifications; without it `http://localhost` with PORT',
		schema: Type.String({ pattern: ORIGIN }),
		remedy: 'write it as https://host or https://host:port',
	},
	DATABASE_URL: {
		default: '',
		meaning:
			'PostgreSQL 18 or newer, application role; several servers, separated by commas: the one that is written is found. Without it the embedded one is started',
		schema: databaseUrl,
		remedy:
			'write it as postgres://user:password@host:5432/database, or with several hosts @one:5432,two:5432/',
		secret: true,
	},
	DATABASE_OWNER_URL: {
		default: '',
		meaning: 'Same database, role that owns the tables; without it no migration is run',
		schema: databaseUrl,
		remedy: 'write it as postgres://owner:password@host:5432/database',
		secret: true,
	},
	COMPANY_SERVERS: {
		default: '',
		meaning:
			'Further PostgreSQL servers that hold whole companies, application role, separated by blanks; needs `DATABASE_URL`, which is their directory',
		schema: Type.String({ pattern: SERVER_URL }),
		remedy:
			'write each as name=postgres://user:password@host:5432/database, the name of small letters',
		secret: true,
	},
	COMPANY_SERVER_OWNERS: {
		default: '',
		meaning: 'The same servers by their names, role that owns the tables and may replicate',
		schema: Type.String({ pattern: SERVER_URL }),
		remedy: 'write each as name=postgres://owner:password@host:5432/database',
		secret: true,
	},
	DATABASE_LISTEN: {
		default: '',
		meaning:
			'Address and port at which the embedded PostgreSQL is reached from a second server; without it from this machine only',
		schema: Type.String({ pattern: HOST_AND_PORT }),
		remedy: 'write it as 10.0.0.1:5432, an address of this machine in a network of your own',
	},
	DATABASE_SECOND: {
		default: '',
		meaning:
			'Where the second server is that follows the embedded PostgreSQL: what "Toutes" shows is read there',
		schema: Type.String({ pattern: HOST_AND_PORT }),
		remedy: 'write it as 10.0.0.2:5432, the DATABASE_LISTEN of the second server',
	},
	SYNCHRONOUS: {
		default: 'no',
		meaning:
			'Whether a sale counts only once the second server has it on its disk too: `no`; `while-there`, until that has been away for ten seconds; `always`, sales then wait for it',
		schema: Type.Enum(SYNCHRONOUS),
		remedy: 'give no, while-there or always',
	},
	BRAND: {
		default: 'Borlette',
		meaning: 'Name of the provider in texts for people',
		schema: Type.String({ minLength: 1, maxLength: 60 }),
		remedy: 'give a name of at most 60 characters',
	},
	BRAND_ADDRESS: {
		default: '',
		meaning: 'Postal address of the provider, on its invoices',
		schema: Type.String({ maxLength: 160 }),
		remedy: 'give an address of at most 160 characters',
	},
	CONTACT_PHONE: {
		default: '',
		meaning: 'Where the provider is called, on the contact page and on invoices',
		schema: Type.String({ pattern: '^\\+[0-9]{6,15}$' }),
		remedy: 'write it as +50934567890',
	},
	CONTACT_EMAIL: {
		default: '',
		meaning: 'Where the provider is written to, on the contact page and on invoices',
		schema: Type.String({ maxLength: 254, pattern: '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$' }),
		remedy: 'write it as name@example.com',
	},
	POS_PACKAGE: {
		default: '',
		meaning: 'File with the program of the terminals, to download from the sidebar',
		schema: Type.String(),
		remedy: 'give the path of a file',
	},
	POS_PACKAGE_VERSION: {
		default: '',
		meaning: 'Its version, as people read it',
		schema: Type.String({ maxLength: 40 }),
		remedy: 'give at most 40 characters',
	},
	WEB_DIR: {
		default: '',
		meaning: 'Built host to serve; without it the API serves no pages',
		schema: Type.String(),
		remedy: 'there is no such folder; build the host first, or leave it out',
	},
	STORE_DIR: {
		default: '',
		meaning: 'Folder with `registry/` and `remotes/` to serve beside the host',
		schema: Type.String(),
		remedy: 'there is no such folder; publish a remote first, or leave it out',
	},
	TRUST_FILE: {
		default: '',
		meaning: 'Root keys whose grants the host believes; without it `trust.json` of `WEB_DIR`',
		schema: Type.String(),
		remedy: 'there is no such file; `pnpm release key root` makes one',
	},
	RELEASE_KEY: {
		default: '',
		meaning: 'Private key with which people release from the console; without it they only look on',
		schema: Type.String(),
		remedy: 'give the path of a file; `pnpm release key new` makes one',
	},
	WATCH_KEY: {
		default: '',
		meaning:
			'Private key with which the API takes back builds that fail; without it people do; `key grant --back` gives it the right',
		schema: Type.String(),
		remedy: 'give the path of a file; `pnpm release key new` makes one',
	},
	CHANNEL: {
		default: 'production',
		meaning: 'Channel that the served host reads: `production`, `staging` or `dev`',
		schema: Type.Enum(['production', 'staging', 'dev']),
		remedy: 'give production, staging or dev',
	},
	STAGING_PORT: {
		default: '',
		meaning: 'A second port, on which the host reads the channel `staging`; none without it',
		schema: Type.Integer({ minimum: 1, maximum: 65_535 }),
		remedy: 'give a number between 1 and 65535',
	},
	DEV_BUILDS: {
		default: '0',
		meaning: '`1` lets testers run builds of the channel `dev` in pages of production too',
		schema: Type.Enum(['0', '1']),
		remedy: 'give 1 for yes or 0 for no',
	},
	SERVICE_WORKER: {
		default: '1',
		meaning: '`0` has browsers lose the application that they keep for when there is no network',
		schema: Type.Enum(['0', '1']),
		remedy: 'give 1 for yes or 0 for no',
	},
	REGISTRY_URLS: {
		default: '',
		meaning:
			'Registries that another server has, separated by blanks: open pages are told of their changes',
		schema: Type.String({ pattern: '^https?://[^\\s/]+/.*[a-z]+\\.json$' }),
		remedy: 'write each as https://host/registry/production.json, separated by blanks',
	},
	RESULT_SOURCE_HOSTS: {
		default: '',
		meaning:
			'Hosts that sources of results may be on although they are not public or without TLS, separated by blanks',
		schema: Type.String({ pattern: '^[A-Za-z0-9.:-]+$' }),
		remedy: 'write host names or IP addresses without port, separated by blanks',
	},
	REMOTE_ORIGINS: {
		default: '',
		meaning: 'Further origins that remotes may be loaded from, separated by blanks',
		schema: Type.String({ pattern: ORIGIN }),
		remedy: 'write each as https://host or https://host:port, separated by blanks',
	},
	SOURCE_MAPS: {
		default: '0',
		meaning: '`1` serves source maps to everybody; they are kept in any case',
		schema: Type.Enum(['0', '1']),
		remedy: 'give 1 for yes or 0 for no',
	},
	TRUST_PROXY: {
		default: '',
		meaning: 'Addresses of reverse proxies whose X-Forwarded-For is believed',
		schema: Type.String({ pattern: '^[0-9A-Fa-f.:/]+$' }),
		remedy: 'write IP addresses or ranges such as 10.0.0.0/8, separated by blanks',
	},
	DEMO: {
		default: '0',
		meaning:
			'`1` loads demo companies into an empty database; with `DATABASE_URL` it needs `DATABASE_OWNER_URL`',
		schema: Type.Enum(['0', '1']),
		remedy: 'give 1 for yes or 0 for no',
	},
	DEMO_AGENTS: {
		default: '0',
		meaning: 'With `DEMO`: how many agents its first company has at least; a large house has 2000',
		schema: Type.Integer({ minimum: 0, maximum: 20_000 }),
		remedy: 'give a number between 0 and 20000',
	},
	DEMO_LIVE: {
		default: '1',
		meaning:
			'With `DEMO`: agents of the demo sell while the API runs, and results are entered; `0` lets it stand still',
		schema: Type.Enum(['0', '1']),
		remedy: 'give 1 for yes or 0 for no',
	},
	SUPERUSER_USERNAME: {
		default: 'superadmin',
		meaning: 'First superuser of an empty database',
		schema: Type.String({ minLength: 3, maxLength: 64, pattern: '^[A-Za-z0-9._+@-]+$' }),
		remedy: 'give 3 to 64 letters, digits or . _ + @ -',
	},
	SUPERUSER_PASSWORD: {
		default: '',
		meaning:
			'Password for the first sign-in of the first superuser, who then chooses another; without it one is made and printed once',
		schema: Type.String({ minLength: 8, maxLength: 128 }),
		remedy: 'give 8 to 128 characters',
		secret: true,
	},
	LOG_LEVEL: {
		default: 'info',
		meaning: 'Least level that is logged',
		schema: Type.Enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
		remedy: 'give silent, fatal, error, warn, info, debug or trace',
	},
	SESSION_IDLE_MINUTES: minutes(30, 'Minutes without a call after which a sign-in ends'),
	SESSION_MAX_MINUTES: minutes(720, 'Minutes after which a sign-in ends in any case'),
	REMEMBERED_SESSION_IDLE_MINUTES: minutes(10_080, 'The same with "Se souvenir de moi": idle'),
	REMEMBERED_SESSION_MAX_MINUTES: minutes(43_200, 'The same with "Se souvenir de moi": at most'),
	TWO_FACTOR_DRIFT: {
		default: '0',
		meaning:
			'Steps of 30 s that the clock of an authenticator may be off; with `0` a code counts while it is shown',
		schema: Type.Integer({ minimum: 0, maximum: 2 }),
		remedy: 'give 0, 1 or 2',
	},
	SIGN_IN_AGAIN_MINUTES: minutes(
		10,
		'Minutes after which a sign-in has to be made again to change rights, passwords or sign-ins',
	),
	SIGN_IN_KEPT_SECONDS: {
		default: '1',
		meaning:
			'Seconds for which reading goes by a sign-in that was just looked up; what ends or changes it is told to every process, which takes milliseconds. `0`: it is looked up each time',
		schema: Type.Integer({ minimum: 0, maximum: 5 }),
		remedy: 'give 0 to 5',
	},
	LEAKED_PASSWORDS: {
		default: '',
		meaning:
			'File of leaked passwords that nobody may set, as Have I Been Pwned gives it away (SHA-1, in order of the hashes)',
		schema: Type.String({ minLength: 1 }),
		remedy: 'there is no such file; `haveibeenpwned-downloader` makes one, or leave it out',
	},
	GIVEN_PASSWORD_DAYS: {
		default: '3',
		meaning: 'Days in which a password that somebody else gave has to be replaced at a sign-in',
		schema: Type.Integer({ minimum: 1, maximum: 30 }),
		remedy: 'give whole days between 1 and 30',
	},
	LOGIN_ATTEMPTS_PER_MINUTE: {
		default: '60',
		meaning: 'Sign-in attempts a minute from one address',
		schema: Type.Integer({ minimum: 1, maximum: 100_000 }),
		remedy: 'give a number between 1 and 100000',
	},
	TWO_FACTOR_ROLES: {
		default: 'superuser company supervisor',
		meaning:
			'Who signs in with a second step: `superuser`, `company`, `supervisor`, separated by blanks, or `none`; the demo demands none',
		schema: Type.Enum([...ROLES, 'none']),
		remedy: 'give superuser, company and supervisor separated by blanks, or none',
	},
	API_DOCS: {
		default: '1',
		meaning: '`0` serves no description of the API at `/api/docs`',
		schema: Type.Enum(['0', '1']),
		remedy: 'give 1 for yes or 0 for no',
	},
	REQUEST_SECONDS: {
		default: '30',
		meaning: 'Seconds in which a request must have arrived whole; a slower one is ended',
		schema: Type.Integer({ minimum: 1, maximum: 3_600 }),
		remedy: 'give whole seconds between 1 and 3600',
	},
	STOP_SECONDS: {
		default: '20',
		meaning:
			'Seconds in which a process that is told to end finishes the calls that it has taken; what takes longer is cut off',
		schema: Type.Integer({ minimum: 0, maximum: 3_600 }),
		remedy: 'give whole seconds between 0 and 3600',
	},
	CONTACT_KEEP_DAYS: {
		default: '365',
		meaning: 'Days after which messages of the contact form are deleted',
		schema: Type.Integer({ minimum: 1, maximum: 36_500 }),
		remedy: 'give whole days between 1 and 36500',
	},
	METRICS_PORT: {
		default: '',
		meaning:
			'A further port with figures of this process in the form of Prometheus, at `/metrics`; none without it',
		...PORT_NUMBER,
	},
	METRICS_HOST: {
		default: '127.0.0.1',
		meaning: 'Address of that port; another one than this machine’s own takes METRICS_TOKEN',
		...ADDRESS,
	},
	METRICS_TOKEN: {
		default: '',
		meaning: 'Who reads these figures shows it (`Authorization: Bearer …`)',
		schema: Type.String({ minLength: 20, maxLength: 200, pattern: '^[A-Za-z0-9._~+/=-]+$' }),
		remedy: 'give at least 20 signs, as `openssl rand -hex 20` prints them',
		secret: true,
	},
	CAPACITY: {
		default: '1',
		meaning:
			'Multiplies how many calls a process works on at once: 1 for two cores of the database, which is up to 28 connections and one that listens',
		schema: Type.Integer({ minimum: 1, maximum: 64 }),
		remedy: 'give a number between 1 and 64',
	},
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** Every variable of the environment that the API reads. */
export const VARIABLES: Readonly<Record<VariableName, Variable>> = variables;
