import { cp, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { distOf } from '../../deploy/release/publish.mjs';
import { integrityOf } from '../../deploy/release/store.mjs';

const NAME = '0.9.0-0123456789ab';

/**
 * A host of before: today's under another name, whose first script says that it ran.
 * @returns {Promise<{ folder: string, name: string }>} `name`: version-build
 */
export async function formerHost() {
	const folder = await mkdtemp(path.join(tmpdir(), 'borlette-host-'));
	await cp(distOf('host'), folder, { recursive: true });
	const file = path.join(folder, 'index.html');
	const page = await readFile(file, 'utf8');
	const [, script = ''] = /src="\/(assets\/main\.[0-9a-f]+\.js)"/.exec(page) ?? [];
	const before = await readFile(path.join(folder, script), 'utf8');
	const after = `globalThis.formerHost = true;${before}`;
	const other = script.replace(/\.[0-9a-f]+\.js$/, '.0123456789abcdef.js');
	await rename(path.join(folder, script), path.join(folder, other));
	await writeFile(path.join(folder, other), after);
	await writeFile(
		file,
		page
			.replaceAll(script, other)
			.replaceAll(integrityOf(before), integrityOf(after))
			.replace(/(<meta name="borlette-host" content=")[^"]*/, `$1${NAME}`),
	);
	return { folder, name: NAME };
}
