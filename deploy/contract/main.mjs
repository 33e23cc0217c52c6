import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { report } from '../local/main.mjs';
import { Progress } from '../local/progress.mjs';
import { packContract } from './pack.mjs';

const HELP = `Packs what a team needs to build a remote in a repository of its own: types of everything that the
host provides, the calls of the API, and the webpack configuration. None of the app's own code.

  pnpm contract [folder]    writes borlette-shared-<version>.tgz there (the folder you are in)

docs/how-to/add-a-remote.md goes on from there.`;

/** `pnpm contract`. @param {string[]} args */
export async function main([folder = '.', ...more]) {
	if (folder === '--help' || folder === '-h') return console.log(HELP);
	try {
		if (more.length > 0 || folder.startsWith('-')) {
			throw new Failure('Name one folder, or none; --help tells more.');
		}
		const progress = new Progress();
		const file = await progress.step('Packing the contract', () =>
			packContract(path.resolve(folder)),
		);
		progress.line(`  ${file}`);
	} catch (error) {
		report(error);
	}
}
