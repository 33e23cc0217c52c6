import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/**
 * What rules say of code as if it stood in a file, a line each; nothing: ''.
 * @param {import('eslint').Linter.Config[]} rules
 */
export function saysOf(rules) {
	const languageOptions = {
		parser: tseslint.parser,
		parserOptions: { ecmaFeatures: { jsx: true } },
	};
	const eslint = new ESLint({
		overrideConfigFile: true,
		overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions }, ...rules],
	});
	return async (/** @type {string} */ filePath, /** @type {string} */ code) => {
		const [result] = await eslint.lintText(code, { filePath });
		return result?.messages.map(({ message }) => message).join('\n') ?? '';
	};
}
