/** @param {{ name: string, title: string }[]} stages */
export const HELP = (
	stages,
) => `Checks and tests everything, on a built product and a database of its own.

  npm test                            all stages
  npm test -- --only types,jest       these only
  npm test -- --help                  this text

Stages
${stages.map(({ name, title }) => `  ${name.padEnd(12)} ${title}`).join('\n')}

Variables
  CHROME_PATH          Chromium or Chrome for the browser tests; else the usual places are searched
  SCREENSHOTS          folder in which the browser tests leave pictures of the pages`;

/**
 * @param {string[]} args
 * @param {{ name: string }[]} stages
 * @returns {{ help: boolean, only?: string[], problem?: string }}
 */
export function readOptions(args, stages) {
	const help = args.includes('--help') || args.includes('-h');
	const rest = args.filter((arg) => arg !== '--help' && arg !== '-h');
	if (rest.length === 0) return { help };
	const [option, value] = rest[0].startsWith('--only=') ? ['--only', rest[0].slice(7)] : rest;
	if (option !== '--only')
		return { help, problem: `I don't know ${option}: see npm test -- --help` };
	const only = (value ?? '').split(',').filter(Boolean);
	const unknown = only.find((name) => !stages.some((stage) => stage.name === name));
	if (only.length === 0 || unknown) {
		const names = stages.map(({ name }) => name).join(', ');
		return { help, problem: `--only takes some of ${names}, separated by commas.` };
	}
	return { help, only };
}
