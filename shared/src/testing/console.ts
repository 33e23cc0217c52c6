import { format } from 'node:util';

let printed: string[] = [];
let allowed: RegExp[] = [];

/** Says that this test makes console.error print something that matches. */
export function expectConsoleError(pattern: RegExp): void {
	allowed.push(pattern);
}

export function watchConsole(): void {
	printed = [];
	allowed = [];
	jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
		printed.push(format(...args));
	});
}

/** @throws when something was printed that the test did not announce. */
export function checkConsole(): void {
	const unexpected = printed.filter((text) => !allowed.some((pattern) => pattern.test(text)));
	if (unexpected.length) {
		throw new Error(
			`console.error was called; fix its cause, or announce it with expectConsoleError():\n${unexpected.join('\n')}`,
		);
	}
}
