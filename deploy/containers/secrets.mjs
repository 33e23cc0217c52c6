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
import { ALL } from '../../shared/config/trust/rights.mjs';
import { readArguments } from '../local/arguments.mjs';
import { Failure } from '../local/failure.mjs';
import { builtPackages, ROOT } from '../local/paths.mjs';
import { report } from '../local/report.mjs';
import { seal } from '../release/envelope.mjs';
import { withRight } from '../release/grants.mjs';
import { makeKey, publicHalf, readKey, trustRoot } from '../release/keys.mjs';
import { everything } from '../release/migrate.mjs';

const FOLDER = path.join(import.meta.dirname, 'secrets');
const HOST = 'postgres:5432/borlette';
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
		database_owner_url: `postgres://borlette_owner:${owner}@${HOST}`,
		database_url: `postgres://borlette_api:${app}@${HOST}`,
		superuser_password: password(),
	};
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	for (const [name, text] of Object.entries(files)) {
		writeFileSync(path.join(folder, name), text, { mode: MODE });
	}
	makeKeys(folder, makeKey(path.join(folder, 'root.pem')));
}

/** The one key of before is the root key now, and hosts need nothing. @param {string} folder */
export function carryOver(folder) {
	const root = path.join(folder, 'root.pem');
	const old = path.join(folder, 'release.pem');
	if (existsSync(root)) throw new Failure(`${root} is there: these secrets are of this version.`);
	renameSync(old, root);
	makeKeys(folder, readKey(root));
}

/** For each remote a key that may release it alone; release.pem may all, for people.
 * @param {string} folder @param {import('node:crypto').KeyObject} root
 */
function makeKeys(folder, root) {
	const remotes = builtPackages().filter((name) => name.startsWith('remote-'));
	/** @type {import('../../shared/src/federation/trust.ts').Holder[]} */
	let holders = [];
	for (const name of [...remotes, 'release']) {
		const key = makeKey(path.join(folder, `${name}.pem`), MODE);
		const right = { ...everything(), remotes: [name === 'release' ? ALL : name] };
		holders = withRight(holders, { ...publicHalf(key), name }, right);
	}
	const times = { previous: null, signedAt: new Date().toISOString() };
	const grants = { revision: 1, ...times, change: 'first keys', holders };
	writeFileSync(path.join(folder, 'grants.json'), `${JSON.stringify(seal(grants, root))}\n`);
	trustRoot(path.join(folder, 'trust.json'), root);
}

/** Names the group to Compose, which reads this file by itself. @param {string} envFile @param {number} [group] */
export function nameGroup(envFile, group = process.getgid?.() ?? 0) {
	const before = existsSync(envFile) ? readFileSync(envFile, 'utf8') : '';
	if (/^SECRETS_GROUP=/m.test(before)) return;
	const opening = before && !before.endsWith('\n') ? '\n' : '';
	appendFileSync(envFile, `${opening}SECRETS_GROUP=${group}\n`);
}

if (process.argv[1] === import.meta.filename) {
	try {
		const options = /** @type {const} */ ({ 'carry-over': { type: 'boolean' } });
		const { values } = readArguments({ command: 'node deploy/containers/secrets.mjs', options });
		if (values['carry-over']) carryOver(FOLDER);
		else makeSecrets(FOLDER);
		nameGroup(path.join(ROOT, '.env'));
		console.log(`✓ secrets for the containers: ${FOLDER}`);
		console.log('  The first superuser is superadmin; its password is in superuser_password.');
		console.log('  root.pem is in no container: keep it elsewhere, where no network reaches it.');
	} catch (error) {
		report(error);
	}
}
