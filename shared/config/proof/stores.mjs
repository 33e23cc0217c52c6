import ts from 'typescript-api';

/**
 * @import { JsxAttributeLike, Node, ObjectLiteralElementLike, SourceFile } from 'typescript-api'
 * @typedef {Map<string, string>} Consts texts by name
 */

/** Parts of the kit that keep something in the browser under a name that they are given. @type {Record<string, string>} */
const ELEMENTS = { FormFrame: 'form', DataTable: 'table' };
/** What follows a name of which only the beginning is known: `form agent.…`. */
const OPEN = '…';

/**
 * The text of an expression, as far as it stands there; undefined where nothing of it does.
 * @param {Node | undefined} node @param {Consts} consts @returns {string | undefined}
 */
function textIn(node, consts) {
	if (!node) return undefined;
	if (ts.isJsxExpression(node)) return textIn(node.expression, consts);
	if (ts.isStringLiteralLike(node)) return node.text;
	if (ts.isTemplateExpression(node)) return node.head.text && node.head.text + OPEN;
	return ts.isIdentifier(node) ? consts.get(node.text) : undefined;
}

/** Texts that a file names: `const NAME = 'transaction.new'`. @param {SourceFile} source @returns {Consts} */
export function constsIn(source) {
	const declared = source.statements
		.filter((node) => ts.isVariableStatement(node))
		.flatMap(({ declarationList }) => [...declarationList.declarations]);
	return new Map(
		declared.flatMap(({ name, initializer }) =>
			initializer && ts.isStringLiteralLike(initializer)
				? [/** @type {const} */ ([name.getText(), initializer.text])]
				: [],
		),
	);
}

/** @param {readonly (JsxAttributeLike | ObjectLiteralElementLike)[]} properties @param {Consts} consts */
const nameIn = (properties, consts) => {
	const own = properties.find((each) => each.name?.getText() === 'name');
	return textIn(own && 'initializer' in own ? own.initializer : undefined, consts);
};

/**
 * Names under which the kit keeps something for whoever wrote this: what a table shows, what was typed
 * into a form, the key of a payment that is under way.
 * @param {Node} node @param {Consts} consts
 * @returns {string[]} `table agent`, `form agent.…`, `key transaction.new`
 */
export function storesOf(node, consts) {
	if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
		const kind = ELEMENTS[node.tagName.getText()];
		const name = kind && nameIn(node.attributes.properties, consts);
		return name ? [`${kind} ${name}`] : [];
	}
	if (!ts.isCallExpression(node)) return [];
	const [first, second] = node.arguments;
	const called = node.expression.getText();
	if (called === 'useKeyedWrite') {
		const name = textIn(second, consts);
		return name ? [`key ${name}`] : [];
	}
	const isResource = called === 'defineResource' && first && ts.isObjectLiteralExpression(first);
	const name = isResource && nameIn(first.properties, consts);
	if (!name) return [];
	return [`table ${name}`, name.endsWith(OPEN) ? `form ${name}` : `form ${name}.${OPEN}`];
}
