import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/paths.mjs';

/**
 * @typedef {{ instruction: string, value: string }} Step
 * @typedef {{ image: string, name: string, steps: Step[] }} Stage
 */

export const FILES = ['api', 'remote', 'store', 'web'].map(
	(name) => `deploy/containers/${name}/Dockerfile`,
);
/** @param {string} file from the root */
export const textOf = (file) => readFileSync(path.join(ROOT, file), 'utf8');

/**
 * The stages of a Dockerfile that has one instruction a line, as ours have.
 * @param {string} text
 * @param {Record<string, string>} args values of ARG
 * @returns {Stage[]}
 */
export function stagesOf(text, args) {
	const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
	/** @type {Stage[]} */
	const stages = [];
	for (const line of lines) {
		const [, instruction, raw] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
		if (!instruction || raw === undefined)
			throw new Error(`One instruction a line, please: ${line}`);
		if (instruction === 'FROM') {
			const [image = '', , name = ''] = raw.split(' ');
			stages.push({ image, name, steps: [] });
			continue;
		}
		// Shells put variables into RUN themselves.
		const value =
			instruction === 'RUN' ? raw : raw.replace(/\$\{(\w+)\}/g, (whole, key) => args[key] ?? whole);
		stages.at(-1)?.steps.push({ instruction, value });
	}
	return stages;
}
