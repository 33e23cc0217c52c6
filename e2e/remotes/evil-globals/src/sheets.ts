import { pageOf } from './pageOf.tsx';

const RULES = [
	'nav, a, button { display: none !important }',
	'body { visibility: hidden !important }',
];

export const StyleElement = pageOf('style-element', () => {
	const style = document.createElement('style');
	style.id = 'evil-style';
	document.head.append(style);
	for (const rule of RULES) style.sheet?.insertRule(rule);
	for (const sheet of document.styleSheets) {
		if (sheet.ownerNode === style) continue;
		try {
			sheet.disabled = true;
			for (const rule of RULES) sheet.insertRule(rule, 0);
		} catch {
			// One whose rules nobody may read.
		}
	}
	for (const element of document.querySelectorAll('head > style, head > link')) {
		if (element !== style) element.remove();
	}
});

export const AdoptedSheet = pageOf('adopted-sheet', () => {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(RULES.join('\n'));
	const other = new CSSStyleSheet();
	for (const rule of RULES) other.insertRule(rule);
	document.adoptedStyleSheets = [sheet];
	document.adoptedStyleSheets.push(other);
});
