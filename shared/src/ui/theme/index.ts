export {
	BRAND,
	CHART_SERIES,
	STATUS,
	type Status,
	THEME_COLOURS,
	type ThemeColour,
	type ThemeMode,
} from './palette.ts';
export { dressRoot } from './root.ts';
export {
	DEFAULT_SETTINGS,
	type Direction,
	type Settings,
	settingsOf,
	useSettings,
} from './settings.ts';
export { BREAKPOINTS } from './system.ts';
export { UiProvider } from './UiProvider.tsx';
export { useIsWide } from './useIsWide.ts';
