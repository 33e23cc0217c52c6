import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { fingerprint } from './fingerprint.mjs';
import { runTool } from './processes.mjs';

/** npm start fetches it by itself; CI and docs name the same one. */
const PNPM = 'pnpm@12.21.0';

/**
 * Installs the packages of the lock file unless that was done already.
 * @param {string} root
 * @param {import('./progress.mjs').Steps} progress
 */
export async function installDependencies(root, progress) {
	const stamp = path.join(root, 'node_modules', '.borlette-stamp');
	const wanted = dependencyStamp(root);
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
	await progress.step('Installing packages', async () => {
		const { command, args } = npx();
		// One exact version, so nothing newer is to be looked for: without a network npx waited a minute before it took what it has.
		const install = [
			'-y',
			'--prefer-offline',
			PNPM,
			'install',
			'--frozen-lockfile',
			'--prod=false',
		];
		// CI: pnpm asks no question. NODE_ENV=production would leave the build tools out.
		const env = { ...process.env, CI: 'true', NODE_ENV: 'development' };
		const { code, output } = await runTool(command, [...args, ...install], { cwd: root, env });
		if (code !== 0) throw installFailure(output);
	});
	writeFileSync(stamp, wanted);
}

/** Changes with the lock file, any package.json, and the kind of machine (native packages). @param {string} root */
function dependencyStamp(root) {
	const manifests = readdirSync(root, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => `${entry.name}/package.json`)
		.filter((file) => existsSync(path.join(root, file)));
	const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests];
	return `${process.platform}-${process.arch} ${fingerprint(root, files)}\n`;
}

/** npx of the npm that runs us, through Node itself: no shell, so blanks in paths do no harm. */
function npx() {
	const beside = process.env.npm_execpath
		? path.join(path.dirname(process.env.npm_execpath), 'npx-cli.js')
		: '';
	if (beside && existsSync(beside)) return { command: process.execPath, args: [beside] };
	return { command: process.platform === 'win32' ? 'npx.cmd' : 'npx', args: [] };
}

/** @param {string} output of pnpm */
function installFailure(output) {
	if (/ERR_PNPM_(OUTDATED_LOCKFILE|PACKAGE_MANAGER_NO_IMPORTER)/.test(output)) {
		return new Failure(
			`pnpm-lock.yaml is of before a package.json was changed or added: \`npx ${PNPM} install\` brings it up to date. Commit it with the change, and run this again.`,
		);
	}
	const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ERR_SOCKET/.test(output);
	return new Failure(
		isOffline
			? 'The packages could not be downloaded. Check the network (or the proxy of npm) and run it again.'
			: 'The packages could not be installed; pnpm said:',
		{ output: isOffline ? '' : output },
	);
}
