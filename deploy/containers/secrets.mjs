import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { report } from '../local/main.mjs';
import { ensureKey } from '../release/keys.mjs';

const FOLDER = path.join(import.meta.dirname, 'secrets');
const HOST = 'postgres:5432/borlette';

const password = () => randomBytes(24).toString('base64url');

/**
 * Makes what the containers must not share with anybody, each in a file of its own, all by chance.
 * Only the folder is closed: in a container a file belongs to another user than here.
 * @throws {Failure} when there are secrets already
 */
export function makeSecrets(folder) {
	if (existsSync(folder)) {
		throw new Failure(
			`${folder} is there already: what it holds is in use. Move it away to begin anew, with an empty database.`,
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
	for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
	ensureKey(path.join(folder, 'release.pem'), path.join(folder, 'trust.json'));
	chmodSync(path.join(folder, 'release.pem'), 0o644);
}

if (process.argv[1] === import.meta.filename) {
	try {
		makeSecrets(FOLDER);
		console.log(`✓ secrets for the containers: ${FOLDER}`);
		console.log('  The first superuser is superadmin; its password is in superuser_password.');
	} catch (error) {
		report(error);
	}
}
