import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProcess } from '../../deploy/local/processes.mjs';
import { freePort } from '../../shared/config/ports.mjs';
import { findProgram } from '../programs.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const TEMPLATE = path.join(ROOT, 'deploy/containers/web/nginx.conf.template');
const PAGE = path.join(ROOT, 'deploy/containers/web/page.sh');
const READY_WITHIN_MS = 10_000;

/** As the image's start script does it: only what is set is put in. @param {string} template @param {Record<string, string>} variables */
const substitute = (template, variables) =>
	Object.entries(variables).reduce(
		(text, [name, value]) => text.replaceAll(`\${${name}}`, value),
		template,
	);

/** Of the container: made by the built API, from what it sends itself. @param {'page' | 'file' | 'worker'} kind */
async function headersTemplate(kind) {
	const script = path.join(ROOT, 'api/dist/headers.js');
	// biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of nginx's templates.
	const args = [script, kind, '${WEB_REMOTE_ORIGINS}'];
	return (await promisify(execFile)(process.execPath, args)).stdout;
}

/**
 * The system's nginx with the file of the container, in front of a running API.
 * @param {{ api: string, storeDir: string, trustFile: string, remoteOrigins?: string,
 *   channel?: string, storeServer?: string }} parts `api`: its origin; `storeServer`: that of who takes releases
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startNginx({
	api,
	storeDir,
	trustFile,
	remoteOrigins = '',
	channel = 'production',
	storeServer = 'http://127.0.0.1:9',
}) {
	const nginx = findProgram('nginx');
	if (!nginx) throw new Error('nginx is not installed: apt-get install nginx-light.');
	const state = await mkdtemp(path.join(tmpdir(), 'borlette nginx '));
	const port = await freePort();
	const variables = {
		WEB_LISTEN: `127.0.0.1:${port}`,
		WEB_STATE: state,
		WEB_ACCESS_LOG: path.join(state, 'access.log'),
		WEB_HOST_DIR: path.join(ROOT, 'host/dist'),
		WEB_STORE_DIR: storeDir,
		WEB_TRUST_FILE: trustFile,
		WEB_API: api,
		// Nobody is asked: the API is named by its address here.
		WEB_RESOLVER: '127.0.0.1',
		WEB_TRUSTED_PROXY: 'unix:',
		WEB_REMOTE_ORIGINS: remoteOrigins,
		WEB_SOURCE_MAPS: '0',
		WEB_CHANNEL: channel,
		WEB_DEV_BUILDS: '0',
		WEB_SERVICE_WORKER: '1',
		WEB_STORE_SERVER: storeServer,
	};
	const config = path.join(state, 'nginx.conf');
	await writeFile(config, substitute(await readFile(TEMPLATE, 'utf8'), variables));
	for (const kind of /** @type {const} */ (['page', 'file', 'worker'])) {
		const headers = substitute(await headersTemplate(kind), variables);
		await writeFile(path.join(state, `${kind}-headers.conf`), headers);
	}
	await promisify(execFile)('sh', [PAGE], { env: { ...process.env, ...variables } });
	// As root it would work as a user who may not reach the store.
	const isRoot = process.getuid?.() === 0;
	const global = `daemon off;${isRoot ? ' user root;' : ''}`;
	const args = ['-e', 'stderr', '-p', state, '-c', config, '-g', global];
	const server = startProcess(nginx, args);
	const stop = async () => {
		server.child.kill('SIGTERM');
		await server.ended;
		await rm(state, { recursive: true, force: true });
	};
	const url = `http://127.0.0.1:${port}`;
	const deadline = Date.now() + READY_WITHIN_MS;
	while (!(await fetch(url).catch(() => undefined))) {
		if (server.child.exitCode !== null || Date.now() > deadline) {
			await stop();
			throw new Error(`nginx does not begin to answer; it said:\n${server.output}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return { url, stop };
}
