import { scopedCss } from './scoped-css.cjs';

const flat = (css: string) =>
	scopedCss(css, 'remote-x')
		.replace(/\s+/g, ' ')
		.replace(/\) ?\{ ?/, ') { ')
		.replaceAll('}@', '} @')
		.trim();
const SCOPE = '@scope ([data-remote~="remote-x"]) ';

describe('the styles of a remote', () => {
	it('stand in its scope, with their conditions and layers', () => {
		expect(flat('a { b: c } @media print { a { b: d } } @layer x { a { b: e } }')).toBe(
			`${SCOPE}{ a { b: c } @media print { a { b: d } } @layer x { a { b: e } } }`,
		);
	});

	it.each([
		[':root', ':scope'],
		['html, body', ':scope, :scope'],
		['html > body .x', ':scope .x'],
		['body > .x', ':scope > .x'],
		['html.dark body .x', 'html.dark :scope .x'],
		[':root[data-theme-color="red"]', ':root[data-theme-color="red"] :scope'],
		['.dark .x', '.dark .x, .dark :scope .x'],
		['.darker .x', '.darker .x'],
		['.html body', '.html body'],
	])('%s becomes %s', (selector, scoped) => {
		expect(flat(`${selector} { a: b }`)).toBe(`${SCOPE}{ ${scoped} { a: b } }`);
	});

	it('leave nested selectors to their rule', () => {
		expect(flat('.x { html & { a: b } }')).toBe(`${SCOPE}{ .x { html & { a: b } } }`);
	});

	it('name animations and fonts for the remote, also where they are used', () => {
		const css = flat(
			`@font-face { font-family: Own } @keyframes spin { to { a: b } } .x { animation: 1s spin; font: 1px Own, Inter }`,
		);
		expect(css).toContain('@font-face { font-family: "remote-x-Own" }');
		expect(css).toContain('@keyframes remote-x-spin { to { a: b } }');
		expect(css).toContain('.x { animation: 1s remote-x-spin; font: 1px "remote-x-Own", Inter }');
	});

	it.each([
		['@page { margin: 0 }', 'PrintPage'],
		['@property --x { inherits: false }', 'fallback of var()'],
		['@import "https://elsewhere/x.css";', 'a file of your own'],
	])('%s fails the build', (css, instead) => {
		expect(() => flat(css)).toThrow(instead);
	});

	it('keep the import of a file of their own', () => {
		expect(flat('@import "./x.css"; a { b: c }')).toBe(`@import "./x.css"; ${SCOPE}{ a { b: c } }`);
	});
});
