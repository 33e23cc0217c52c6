const postcss = require('postcss');

/** What the page's root tells a style: light or dark, colour, direction (shared/src/ui/theme/root.ts). */
const STATE = String.raw`(?:\.(?:dark|light)(?![\w-])|\[(?:data-theme-color|dir)[^\]]*\])`;
/** The root of the page, a state of it, or both, at the beginning of a selector. */
const ROOT = new RegExp(
	String.raw`^(?:((?:html|body|:root)(?![\w-]))(${STATE}*)|(${STATE}+))(?=$|[\s>~+:])`,
);
const GAP = /^\s*>?\s*/;

/** Statements that name something; they stand outside of the scope. */
const NAMING = /^(charset|font-face|(-\w+-)?keyframes|counter-style|font-palette-values)$/;
/** What reaches the whole page and cannot be confined: what to do in its place. @type {Record<string, string>} */
const REFUSED = {
	import: 'import a file of your own',
	namespace: 'leave it out',
	page: 'print with <PrintPage> or <PrintSheet>',
	property: 'write the initial value as the fallback of var()',
	'view-transition': 'leave it out',
};

/**
 * A selector as it stands within the scope: the page's root becomes the remote's, states of the root
 * stay what they are. `html.dark body .x` → `html.dark :scope .x`.
 * @param {string} selector
 */
function belowScope(selector) {
	let rest = selector.trim();
	let outer = '';
	let isOfRoot = false;
	let isStateAlone = false;
	for (let found = ROOT.exec(rest); found; ) {
		const [whole, , states, alone] = found;
		isStateAlone ||= !isOfRoot && alone !== undefined;
		isOfRoot = true;
		if (states || alone) outer += `${whole} `;
		rest = rest.slice(whole.length);
		const next = rest.replace(GAP, '');
		found = ROOT.exec(next);
		if (found) rest = next;
	}
	if (!isOfRoot) return [selector];
	const scoped = `${outer}:scope${rest}`;
	// A class called .dark may be the remote's own as well.
	return isStateAlone ? [selector, scoped] : [scoped];
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** @param {string} text */
const unquoted = (text) => text.trim().replace(/^(['"])(.*)\1$/, '$2');

/**
 * Gives what a file names (animations, fonts) the remote's name before its own, where it is used too.
 * @param {postcss.Root} root @param {string} remote
 */
function renameOwn(root, remote) {
	/** @param {string[]} kind */
	const own = (kind) => new Map(kind.map((name) => [name, `${remote}-${name}`]));
	/** @type {string[]} */
	const animations = [];
	/** @type {string[]} */
	const fonts = [];
	root.walkAtRules(/keyframes$/, (rule) => {
		animations.push(unquoted(rule.params));
	});
	root.walkAtRules('font-face', (rule) => {
		rule.walkDecls('font-family', ({ value }) => {
			fonts.push(unquoted(value));
		});
	});
	/** @param {string} text @param {Map<string, string>} names @param {(name: string) => string} write */
	const replace = (text, names, write) => {
		let replaced = text;
		for (const [name, renamed] of names) {
			const word = new RegExp(`(?<![\\w-])(['"]?)${escaped(name)}\\1(?![\\w-])`, 'g');
			replaced = replaced.replace(word, () => write(renamed));
		}
		return replaced;
	};
	root.walkAtRules(/keyframes$/, (rule) => {
		rule.params = `${remote}-${unquoted(rule.params)}`;
	});
	root.walkDecls(/^(-\w+-)?animation(-name)?$/, (declaration) => {
		declaration.value = replace(declaration.value, own(animations), (name) => name);
	});
	root.walkDecls(/^font(-family)?$/, (declaration) => {
		declaration.value = replace(declaration.value, own(fonts), (name) => `"${name}"`);
	});
}

/** @param {postcss.Node} node @returns {boolean} */
const isWithinRule = ({ parent }) =>
	parent !== undefined &&
	(parent.type === 'rule' ||
		('name' in parent && /keyframes$/.test(String(parent.name))) ||
		isWithinRule(parent));

/**
 * Confines the styles of a file to the elements of one remote, its dialogs and menus included:
 * RemotePage and the portals of shared/ui mark them with `data-remote`.
 * @param {string} css
 * @param {string} remote its name in the registry
 * @throws naming the statement that reaches the whole page, and what to do in its place
 */
function scopedCss(css, remote) {
	const root = postcss.parse(css);
	root.walkAtRules((rule) => {
		const instead = REFUSED[rule.name];
		// Files of one's own were put in by css-loader before.
		const isOwnFile =
			rule.name === 'import' && !/^\s*(url\()?\s*['"]?(\w+:)?\/\//.test(rule.params);
		if (!instead || isOwnFile) return;
		throw rule.error(`@${rule.name} reaches the whole page, not only ${remote}: ${instead}.`);
	});
	renameOwn(root, remote);
	root.walkRules((rule) => {
		if (!isWithinRule(rule)) rule.selectors = rule.selectors.flatMap(belowScope);
	});
	const scope = postcss.atRule({
		name: 'scope',
		params: `([data-remote~="${remote}"])`,
		nodes: [],
	});
	for (const node of [...root.nodes]) {
		const isOutside = node.type === 'atrule' && (NAMING.test(node.name) || !node.nodes);
		if (!isOutside) scope.append(node);
	}
	if (scope.first) root.append(scope);
	return root.toString();
}

module.exports = { scopedCss };
