import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, readConfig } from './config.ts';
import { ConfigError } from './environment.ts';
import { VARIABLES } from './variables.ts';

test('without any variable everything has its default', () => {
	expect(readConfig({}, '/project')).toMatchObject({
		port: 3000,
		host: '127.0.0.1',
		dataDir: '/project/.data',
		databaseUrl: undefined,
		webDir: undefined,
		demo: false,
		sessions: { idle: 30, absolute: 720, rememberedIdle: 10_080, rememberedAbsolute: 43_200 },
	});
});

test('an empty variable counts as none', () => {
	expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({
		port: 3000,
		databaseUrl: undefined,
	});
});

test('lists are separated by blanks or commas', () => {
	const config = readConfig({
		REMOTE_ORIGINS: 'https://a.example, https://b.example:8443',
		TRUST_PROXY: '127.0.0.1 10.0.0.0/8',
	});
	expect(config.remoteOrigins).toEqual(['https://a.example', 'https://b.example:8443']);
	expect(config.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8']);
});

test.each([
	['PORT', '3000x', 'give a number between 0 and 65535'],
	['PORT', '70000', 'give a number between 0 and 65535'],
	['PORT', '80.5', 'give a number between 0 and 65535'],
	['DEMO', 'yes', 'give 1 for yes or 0 for no'],
	['LOG_LEVEL', 'loud', 'give silent, fatal, error, warn, info, debug or trace'],
	['CONTACT_PHONE', '3456 7890', 'write it as +50934567890'],
	['CONTACT_EMAIL', 'rose at home', 'write it as name@example.com'],
	['WEB_DIR', '/no/such/folder', 'there is no such folder; build the host first, or leave it out'],
	['SESSION_IDLE_MINUTES', '0', 'give whole minutes between 1 and 525600'],
	[
		'REMOTE_ORIGINS',
		'https://a.example/path',
		'write each as https://host or https://host:port, separated by blanks',
	],
])('%s=%s is refused in a sentence that says what to write', (name, value, remedy) => {
	expect(() => readConfig({ [name]: value })).toThrow(
		new ConfigError(`${name} is "${value}": ${remedy}`),
	);
});

test.each([
	['DATABASE_URL', 'mysql://u:secret@host/db'],
	['DATABASE_OWNER_URL', 'postgres:/u:secret@host/db'],
	['SUPERUSER_PASSWORD', 'secret'],
])('%s is refused without repeating the secret', (name, value) => {
	expect(() => readConfig({ [name]: value })).toThrow(
		new ConfigError(`${name} cannot be used: ${VARIABLES[name as 'PORT'].remedy}`),
	);
});

test('a secret may lie in a file; the variable itself wins', () => {
	const folder = mkdtempSync(join(tmpdir(), 'borlette-config-'));
	const file = join(folder, 'url');
	writeFileSync(file, 'postgres://u:p@file/db\n');
	const read = (env: NodeJS.ProcessEnv) =>
		readConfig({ ...env, DATABASE_URL_FILE: file }).databaseUrl;
	expect(read({})).toBe('postgres://u:p@file/db');
	expect(read({ DATABASE_URL: 'postgres://u:p@host/db' })).toBe('postgres://u:p@host/db');
	rmSync(folder, { recursive: true });
	expect(() => read({})).toThrow(`DATABASE_URL_FILE is "${file}": there is no such file`);
});

test('backups go to a folder of the project, or to a bucket as it is written', () => {
	const placeOf = (place: string) => readConfig({ BACKUP_DIR: place }, '/project').backupDir;
	expect(placeOf('kept')).toBe('/project/kept');
	expect(placeOf('s3://bucket/house')).toBe('s3://bucket/house');
	expect(() => placeOf('s3://')).toThrow(
		new ConfigError('BACKUP_DIR is "s3://": give a folder, or a bucket as s3://bucket/prefix'),
	);
	const env = { AWS_REGION: 'auto', AWS_ENDPOINT_URL_S3: 'https://s3.example', S3_PATH_STYLE: '0' };
	expect(readConfig({ ...env, AWS_ACCESS_KEY_ID: 'id' }).bucketAccess).toEqual({
		...{ accessKeyId: 'id', secretAccessKey: undefined, region: 'auto' },
		...{ endpoint: 'https://s3.example', isPathStyle: false },
	});
});

test('what is no secret is not read from a file', () => {
	expect(readConfig({ BRAND_FILE: '/no/such/file' }).brand).toBe('Borlette');
});

test('an owner without an application role is half a configuration', () => {
	expect(() => readConfig({ DATABASE_OWNER_URL: 'postgres://o:p@h/d' })).toThrow(
		'DATABASE_OWNER_URL is set without DATABASE_URL',
	);
});

test('the README lists every variable with its default and meaning', () => {
	const readme = readFileSync(join(projectRoot(), 'README.md'), 'utf8');
	const rows = readme.split('\n').filter((line) => /^\| `[A-Z0-9_]+` \|/.test(line));
	expect(rows).toEqual(
		Object.entries(VARIABLES).map(
			([name, { default: value, meaning }]) =>
				`| \`${name}\` | ${value && `\`${value}\``} | ${meaning} |`,
		),
	);
});
