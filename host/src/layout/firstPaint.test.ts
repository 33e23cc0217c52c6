import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dressRoot, settingsOf } from '@borlette/shared/ui';

const script = readFileSync(path.join(__dirname, '../../public/first-paint.js'), 'utf8');

function looks(root: HTMLElement) {
	return {
		mode: ['light', 'dark'].filter((mode) => root.classList.contains(mode)),
		scheme: root.style.colorScheme,
		colour: root.dataset.themeColor,
		direction: root.dir,
	};
}

test.each([
	null,
	'{broken',
	'null',
	'[]',
	'{"themeMode":"dark","themeColor":"purple","themeDirection":"rtl"}',
	'{"themeMode":"sepia","themeColor":"pink","themeDirection":"up"}',
])('the first paint of %s is what the application paints later', (stored) => {
	const root = document.documentElement;
	root.removeAttribute('class');
	if (stored !== null) localStorage.setItem('settings', stored);
	const element = document.createElement('script');
	element.textContent = script;
	document.head.append(element);
	const first = looks(root);

	const later = document.createElement('html');
	dressRoot(settingsOf(stored), later);
	expect(first).toEqual(looks(later));
});
