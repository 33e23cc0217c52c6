import { stripVTControlCharacters } from 'node:util';
import { TOGETHER } from './together.mjs';

/** @typedef {{ name: string, message: string }} FailedTest `name` with its file; `message` the first lines of why */

const LINES = 6;

/** @param {string} [message] */
const firstLines = (message = '') =>
	stripVTControlCharacters(message)
		.split('\n')
		.filter((line) => line.trim() !== '')
		.slice(0, LINES)
		.join('\n');

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} JestTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: JestTest[] }} JestFile
 * @param {{ testResults: JestFile[] }} report of `jest --json` @returns {FailedTest[]}
 */
export const failedInJest = ({ testResults }) =>
	testResults.flatMap(({ name, message, status, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === 'failed');
		// A file that could not even be loaded has no tests.
		if (failed.length === 0 && status === 'failed') {
			return [{ name, message: firstLines(message) }];
		}
		return failed.map(({ fullName, failureMessages = [] }) => ({
			name: fullName.startsWith(TOGETHER) ? fullName : `${name}: ${fullName}`,
			message: firstLines(failureMessages[0]),
		}));
	});

/**
 * @typedef {{ errors?: { message?: string }[] }} Attempt
 * @typedef {{ title: string, file: string, ok: boolean, tests: { results: Attempt[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ suites?: Suite[], errors?: { message?: string }[] }} report of Playwright's JSON reporter
 * @returns {FailedTest[]}
 */
export const failedInBrowser = ({ suites = [], errors = [] }) => [
	...errors.map(({ message }) => ({ name: 'before any test', message: firstLines(message) })),
	...suites.flatMap(failedInSuite),
];

/** @param {Suite} suite @returns {FailedTest[]} */
const failedInSuite = ({ specs = [], suites = [] }) => [
	...specs
		.filter(({ ok }) => !ok)
		.map(({ file, title, tests }) => {
			const attempts = tests.flatMap(({ results }) => results);
			const errors = attempts.flatMap((attempt) => attempt.errors ?? []);
			return { name: `${file}: ${title}`, message: firstLines(errors[0]?.message) };
		}),
	...suites.flatMap(failedInSuite),
];

/** @param {string} output in the Test Anything Protocol @returns {FailedTest[]} */
export const failedInTap = (output) =>
	[...output.matchAll(/^\s*not ok \d+ - (.*)$/gm)].map(([, name = '']) => ({ name, message: '' }));
