/**
 * Makes passwords and keys for the containers, once, in deploy/containers/secrets (docs/how-to/deploy-with-containers.md).
 *   node deploy/containers/secrets.mjs                 all of them, by chance; refused where there are some
 *   node deploy/containers/secrets.mjs --add-missing   those that a version before did not have
 *   node deploy/containers/secrets.mjs --carry-over    from a version that had one signing key
 */
import { randomBytes } from 'node:crypto';
import {
	appendFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { HOST } from '../../shared/config/trust/host.mjs';
import { ALL } from '../../shared/config/trust/rights.mjs';
import { Failure } from '../local/failure.mjs';
import { builtPackages, ROOT } from '../local/paths.mjs';
import { report } from '../local/report.mjs';
import { readScript } from '../local/script.mjs';
import { seal, unseal } from '../release/envelope.mjs';
import { everything, withRight } from '../release/holders.mjs';
import {
	makeKey,
	publicFileOf,
	publicHalf,
	readKey,
	readTrust,
	trustRoot,
	writePublic,
} from '../release/keys.mjs';

/** @import { Grants, Holder } from '../../shared/src/federation/trust.ts' */

const FOLDER = path.join(import.meta.dirname, 'secrets');
/** Its role is made by database/follower.sh. */
const FOLLOWER = 'follower_password';
const DATABASE = 'postgres:5432/borlette';
/** Docker gives each container this group, so nobody else on this machine need read the files. */
const MODE = 0o640;

const password = () => randomBytes(24).toString('base64url');

/**
 * Makes what the containers must not share with anybody, each in a file of its own, all by chance.
 * @param {string} folder
 * @throws {Failure} when there are secrets already
 */
export function makeSecrets(folder) {
	if (existsSync(folder)) {
		throw new Failure(
			`${folder} is there already: what it holds is in use. Move it away to begin anew, with an empty database; or say --carry-over when it is of a version that had one signing key.`,
		);
	}
	const [owner, app] = [password(), password()];
	const files = {
		postgres_password: password(),
		owner_password: owner,
		[FOLLOWER]: password(),
		database_owner_url: `postgres://borlette_owner:${owner}@${DATABASE}`,
		database_url: `postgres://borlette_api:${app}@${DATABASE}`,
		superuser_password: password(),
	};
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	for (const [name, text] of Object.entries(files)) write(folder, name, text);
	makeKeys(folder, makeKey(path.join(folder, 'root.pem')));
}

/** @param {string} folder @param {string} name @param {string} text */
const write = (folder, name, text) => writeFileSync(path.join(folder, name), text, { mode: MODE });

/** The one key of before is the root key now, and hosts need nothing. @param {string} folder */
export function carryOver(folder) {
	const root = path.join(folder, 'root.pem');
	const old = path.join(folder, 'release.pem');
	if (existsSync(root)) throw new Failure(`${root} is there: these secrets are of this version.`);
	renameSync(old, root);
	makeKeys(folder, readKey(root));
	write(folder, FOLLOWER, password());
}

/**
 * The keys and passwords that a version of before did not have; those that are there stay.
 * @param {string} folder with `root.pem` in it @returns {string[]} names of those that were made
 */
export function addMissing(folder) {
	const root = path.join(folder, 'root.pem');
	if (!existsSync(root)) {
		throw new Failure(
			`${root} is missing: put the root key there for a moment, it gives the rights.`,
		);
	}
	const made = makeKeys(folder, readKey(root));
	if (existsSync(path.join(folder, FOLLOWER))) return made;
	write(folder, FOLLOWER, password());
	return [...made, FOLLOWER];
}

/**
 * Whose key may what: for each remote one that may release it alone; `release` may all, for people; `host` keeps hosts;
 * `watch` takes back only. The console's may nothing until somebody gives it a right.
 * @type {Record<string, { remotes: string[], kind?: import('../release/types.ts').RightKind } | undefined>}
 */
const KEYS = {
	...Object.fromEntries(
		builtPackages()
			.filter((name) => name.startsWith('remote-'))
			.map((name) => [name, { remotes: [name] }]),
	),
	release: { remotes: [ALL] },
	host: { remotes: [HOST] },
	watch: { remotes: [ALL], kind: 'takesBack' },
	console: undefined,
};

/** @param {string} folder @param {import('node:crypto').KeyObject} root */
function makeKeys(folder, root) {
	const trustFile = path.join(folder, 'trust.json');
	const grantsFile = path.join(folder, 'grants.json');
	trustRoot(trustFile, root);
	const before = existsSync(grantsFile)
		? /** @type {Grants} */ (
				unseal(JSON.parse(readFileSync(grantsFile, 'utf8')), readTrust(trustFile).keys)
			)
		: { revision: 0, holders: [] };
	/** @type {Holder[]} */
	let holders = [...before.holders];
	/** @param {string} name */
	const fileOf = (name) => path.join(folder, `${name}.pem`);
	// One that has its file and no right yet was made when this was cut off.
	const missing = Object.entries(KEYS).filter(([name, may]) => {
		if (!existsSync(fileOf(name))) return true;
		const { id } = publicHalf(readKey(fileOf(name)));
		return may && !before.holders.some((holder) => holder.id === id);
	});
	for (const [name, may] of missing) {
		const file = fileOf(name);
		const key = existsSync(file) ? readKey(file) : makeKey(file, MODE);
		const half = { ...publicHalf(key), name };
		if (may)
			holders = withRight(holders, half, { ...everything(), remotes: may.remotes }, may.kind);
		else writePublic(publicFileOf(file), half, name);
	}
	const { revision } = before;
	const times = { previous: revision || null, signedAt: new Date().toISOString() };
	const change = revision ? 'further keys' : 'first keys';
	const grants = { revision: revision + 1, ...times, change, holders };
	if (missing.length > 0) {
		writeFileSync(grantsFile, `${JSON.stringify(seal(grants, root))}\n`);
	}
	return missing.map(([name]) => name);
}

/** Names the group to Compose, which reads this file by itself. @param {string} envFile @param {number} [group] */
export function nameGroup(envFile, group = process.getgid?.() ?? 0) {
	const before = existsSync(envFile) ? readFileSync(envFile, 'utf8') : '';
	if (/^SECRETS_GROUP=/m.test(before)) return;
	const opening = before && !before.endsWith('\n') ? '\n' : '';
	appendFileSync(envFile, `${opening}SECRETS_GROUP=${group}\n`);
}

if (process.argv[1] === import.meta.filename) {
	const { values } = readScript(import.meta.filename, {
		options: { 'carry-over': { type: 'boolean' }, 'add-missing': { type: 'boolean' } },
	});
	try {
		if (values['carry-over']) carryOver(FOLDER);
		else if (values['add-missing']) {
			const names = addMissing(FOLDER);
			console.log(`✓ ${names.length > 0 ? `added: ${names.join(', ')}` : 'nothing is missing'}`);
		} else makeSecrets(FOLDER);
		nameGroup(path.join(ROOT, '.env'));
		console.log(`✓ secrets for the containers: ${FOLDER}`);
		console.log('  The first superuser is superadmin; its password is in superuser_password.');
		console.log('  root.pem is in no container: keep it elsewhere, where no network reaches it.');
	} catch (error) {
		report(error);
	}
}
