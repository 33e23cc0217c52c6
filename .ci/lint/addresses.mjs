/** Where a page is declared; beside it, what generates from it, and the root itself. */
const DECLARED = ['**/remote.meta.ts', '**/*.gen.ts', 'shared/src/screens/root.ts'];
const TESTS = ['**/*.test.{ts,tsx}', '**/*.test-d.{ts,tsx}', '**/testing/**'];
const ROOT = /^\/dashboard(\/|$|\?)/;
/** Their first argument is the name of a screen, which the build finds by reading. */
const CALLS = ['useScreen', 'screenOf', 'goTo'];

/**
 * @import { Rule, SourceCode } from 'eslint'
 * @typedef {NonNullable<Parameters<SourceCode['getText']>[0]>} Node of a script
 * @typedef {{ value?: Node | { type: 'JSXExpressionContainer', expression: Node } | null }} Attribute of JSX, which
 *   the types of scripts do not know
 */

/** @param {Node | null | undefined} node @returns {boolean} */
const isText = (node) =>
	(node?.type === 'Literal' && typeof node.value === 'string') ||
	(node?.type === 'ConditionalExpression' && isText(node.consequent) && isText(node.alternate));

/** A page's address and permission stand in the metadata of the remote that shows it, nowhere else. @type {Rule.RuleModule} */
const noAddress = {
	create: (context) => {
		/** @param {Node} node @param {string} text */
		const check = (node, text) => {
			if (!ROOT.test(text)) return;
			const message = `"${text}" is a page's address: lead there by its name, useScreen('agent.edit', { agentId }) of @borlette/shared/screens; the path stands in the remote.meta.ts of who shows it.`;
			context.report({ node, message });
		};
		return {
			Literal: (node) => {
				if (typeof node.value === 'string') check(node, node.value);
			},
			TemplateElement: (node) => check(node, node.value.raw),
		};
	},
};

/** A name put together at run time is seen neither by the build nor by `pnpm release plan`. @type {Rule.RuleModule} */
const literalName = {
	create: (context) => {
		const message =
			"Write the screen's name as a text here: the build reads it, so that a release cannot take the page away unseen.";
		/** @param {Node} node @param {Node | null | undefined} value */
		const check = (node, value) => {
			if (!isText(value)) context.report({ node, message });
		};
		return {
			CallExpression: (node) => {
				if (node.callee.type === 'Identifier' && CALLS.includes(node.callee.name)) {
					check(node, node.arguments[0]);
				}
			},
			'Property[key.name="screens"] > ObjectExpression > Property': (
				/** @type {Extract<Node, { type: 'Property' }>} */ node,
			) => check(node, node.value),
			'JSXAttribute[name.name="screen"]': (/** @type {Node & Attribute} */ node) => {
				const { value } = node;
				check(node, value?.type === 'JSXExpressionContainer' ? value.expression : value);
			},
		};
	},
};

const plugin = { rules: { 'no-address': noAddress, 'literal-name': literalName } };

/** Pages are led to by their names. @type {import('eslint').Linter.Config[]} */
export const addresses = [
	{
		files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'],
		ignores: [...DECLARED, ...TESTS],
		plugins: { screens: plugin },
		rules: { 'screens/no-address': 'error' },
	},
	{
		// In shared they are handed on.
		files: ['{host,remote-*}/src/**/*.{ts,tsx}'],
		ignores: TESTS,
		plugins: { screens: plugin },
		rules: { 'screens/literal-name': 'error' },
	},
];
