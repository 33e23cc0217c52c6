import { tellMirrored } from '../../i18n/index.ts';
import type { Settings } from './settings.ts';

/**
 * Writes the settings on the root element, where the styles read them. The host's
 * `first-paint.js` does the same before any script of the application has come.
 */
export function dressRoot(
	{ themeMode, themeColor, themeDirection }: Settings,
	root: HTMLElement = document.documentElement,
): void {
	root.classList.toggle('dark', themeMode === 'dark');
	root.classList.toggle('light', themeMode === 'light');
	root.style.colorScheme = themeMode;
	root.dataset.themeColor = themeColor;
	root.dir = themeDirection;
	if (root === document.documentElement) tellMirrored(themeDirection === 'rtl');
	// The first paint's own ground gives way to the theme's.
	root.style.backgroundColor = '';
}
