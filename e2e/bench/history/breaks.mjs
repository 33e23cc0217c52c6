import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkout } from './checkout.mjs';

/**
 * Breaks made on purpose in a host and its API, each of which a browser must see on the page: were
 * the eyes of the replay blind to one, its "works" would mean nothing.
 * @typedef {{ name: string, what: string, kind: string, page: string, file: string, change: (text: string) => string }} Break
 *   `kind`: of the problem that must be found; `page`: id of one that must show it
 * @type {Break[]}
 */
export const BREAKS = [
	{
		name: 'export',
		what: 'a door without useLive',
		kind: 'error',
		page: 'dashboard.home',
		file: 'shared/src/data/index.ts',
		change: (text) => text.replace(/^.*\buseLive\b.*$/m, ''),
	},
	{
		name: 'field',
		what: 'agents without their balance',
		kind: 'missing field',
		page: 'agent.list',
		file: 'shared/src/contract/agent.ts',
		change: (text) => text.replace('\tbalance: Amount,\n', ''),
	},
	{
		name: 'endpoint',
		what: 'the list of agents at another address',
		kind: 'refused call',
		page: 'agent.list',
		file: 'shared/src/contract/agent.ts',
		change: (text) => text.replace('/api/companies/list-agent', '/api/companies/agents'),
	},
	{
		name: 'input',
		what: 'a change of an agent that needs a reason',
		kind: 'refused call',
		page: 'agent.edit',
		file: 'shared/src/contract/agent.ts',
		change: (text) => text.replace('\t\t\t\tversion: Version,\n', '$&\t\t\t\treason: text(80),\n'),
	},
];

/**
 * A commit's sources with the break in them.
 * @param {string} commit @param {Break} how
 * @returns {Promise<string>} the name by which it is replayed like a commit
 */
export async function broken(commit, { name, file, change }) {
	const id = `${commit}-without-${name}`;
	const changedFile = path.join(await checkout(id), file);
	const text = await readFile(changedFile, 'utf8');
	const changed = change(text);
	if (changed !== text) await writeFile(changedFile, changed);
	return id;
}
