import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { packContract } from '../../deploy/contract/pack.mjs';
import { startProcess } from '../../deploy/local/processes.mjs';

const PAGE = path.join(import.meta.dirname, '../../docs/how-to/add-a-remote.md');
/** A block of code that names its file. */
const FILE = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;

/**
 * Runs a command as a person does in that folder.
 * @param {string} folder @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} all that it said
 * @throws {Error} with it, where the command failed
 */
export async function run(folder, command, args, env = {}) {
	const options = { cwd: folder, env: { ...process.env, ...env } };
	const { code, output } = await startProcess(command, args, options).ended;
	if (code !== 0) throw new Error(`${command} ${args.join(' ')}: exit code ${code}\n${output}`);
	return output;
}

/** Makes the remote of docs/how-to/add-a-remote.md in an empty folder, and builds it there. @param {string} folder */
export async function buildOutside(folder) {
	const page = await readFile(PAGE, 'utf8');
	for (const [, name = '', text = ''] of page.matchAll(FILE)) {
		await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
		await writeFile(path.join(folder, name), text);
	}
	// What the types have to refuse: they would say nothing if they were not found.
	await writeFile(path.join(folder, 'src/refused.ts'), REFUSED);
	const contract = await packContract(folder);
	const quietly = ['--no-audit', '--no-fund', '--prefer-offline'];
	await run(folder, 'npm', ['install', `./${path.basename(contract)}`, ...quietly]);
	await run(folder, 'npm', ['test']);
	await Promise.all([
		run(folder, 'npm', ['run', 'types']),
		run(folder, 'npm', ['run', 'build'], { NODE_ENV: 'production' }),
	]);
	return path.join(folder, 'dist');
}

const REFUSED = `import { tirageApi } from '@borlette/shared/contract/tirage';
import { useList } from '@borlette/shared/data';
import { defineRemote } from '@borlette/shared/federation';
import { useSession } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { meta } from './remote.meta.ts';

// @ts-expect-error: a route without its page
export const missing = defineRemote(meta, {});
// @ts-expect-error: a draw has no such field
export const fields = () => useList(tirageApi.list, { limit: 25 }).rows?.[0]?.shoeSize;
// @ts-expect-error: the session has no such field
export const unknown = () => useSession(({ user }) => user?.shoeSize);
// @ts-expect-error: a toast is words
export const wordless = () => toast.success(7);
`;

/**
 * `npm start` of that remote, at a free port.
 * @param {string} folder
 * @param {string} host address of the deployed host that it runs in
 * @returns {Promise<{ url: string, stop: () => void }>} once it was built
 */
export async function serveOutside(folder, host) {
	const webpack = path.join(folder, 'node_modules/webpack/bin/webpack.js');
	const args = [webpack, 'serve', '--mode', 'development'];
	const env = { ...process.env, HOST_URL: host };
	const server = startProcess(process.execPath, args, { cwd: folder, env });
	/** @type {string} */
	const url = await new Promise((resolve, reject) => {
		const read = () => {
			const output = stripVTControlCharacters(server.output);
			const address = output.match(/Loopback: (http:\/\/[\d.:]+)/)?.[1];
			if (address && output.includes('compiled')) resolve(address);
		};
		server.child.stdout?.on('data', read);
		server.child.stderr?.on('data', read);
		server.ended.then(({ output }) =>
			reject(new Error(`The development server ended.\n${output}`)),
		);
	});
	return { url, stop: () => server.child.kill('SIGTERM') };
}
