import { readArguments } from '../deploy/local/arguments.mjs';
import { Failure } from '../deploy/local/failure.mjs';

/** @param {{ name: string, title: string }[]} stages */
export const HELP = (
	stages,
) => `Checks and tests everything, on a built product and a database of its own.

  npm test                            all stages
  npm test -- --only types,jest       these only
  npm test -- --changed               without those that were good with the very files that they read,
                                      on this machine; a whole run before a commit
  npm test -- --help                  this text

Stages
${stages.map(({ name, title }) => `  ${name.padEnd(12)} ${title}`).join('\n')}

Variables
  CHROME_PATH          Chromium or Chrome for the browser tests; else the usual places are searched
  SCREENSHOTS          folder in which the browser tests leave pictures of the pages`;

/**
 * @param {string[]} args
 * @param {{ name: string }[]} stages
 * @returns {{ help: boolean, changed: boolean, only?: string[] }}
 * @throws {Failure} for what it does not know
 */
export function readOptions(args, stages) {
	const { values } = readArguments({ command: 'npm test --', options: OPTIONS }, args);
	const { help = false, changed = false } = values;
	if (values.only === undefined) return { help, changed };
	const only = values.only.split(',').filter(Boolean);
	const isKnown = only.every((name) => stages.some((stage) => stage.name === name));
	if (only.length > 0 && isKnown) return { help, changed, only };
	const names = stages.map(({ name }) => name).join(', ');
	throw new Failure(`--only takes some of ${names}, separated by commas.`);
}

/** @satisfies {import('../deploy/local/arguments.mjs').Options} */
const OPTIONS = { only: { type: 'string' }, changed: { type: 'boolean' } };
