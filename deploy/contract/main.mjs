import path from 'node:path';
import { readArguments } from '../local/arguments.mjs';
import { Failure } from '../local/failure.mjs';
import { Progress } from '../local/progress.mjs';
import { report } from '../local/report.mjs';
import { packContract } from './pack.mjs';
import { packTool } from './pack-tool.mjs';

const HELP = `Packs what a team needs to build a remote in a repository of its own: types of everything that the
host provides, the calls of the API, and the webpack configuration; and the tool that releases it. None of the
app's own code.

  pnpm contract [folder]    writes borlette-shared-<version>.tgz and borlette-release-<version>.tgz there
                            (the folder you are in)

docs/how-to/add-a-remote.md and own-repository.md go on from there.`;

/** `pnpm contract`. @param {string[]} args */
export async function main(args) {
	try {
		const { names, values } = readArguments({ command: 'pnpm contract', takesNames: true }, args);
		if (values.help) return console.log(HELP);
		const [folder = '.', ...more] = names;
		if (more.length > 0) throw new Failure('Name one folder, or none; --help tells more.');
		const progress = new Progress();
		const place = path.resolve(folder);
		const files = await progress.step('Packing the contract and the release tool', async () => [
			await packContract(place),
			await packTool(place),
		]);
		for (const file of files) progress.line(`  ${file}`);
	} catch (error) {
		report(error);
	}
}
