export { CHART_SERIES, STATUS, type Status, THEME_COLOURS, type ThemeColour, type ThemeMode, BRAND } from './palette.ts';
export { DEFAULT_SETTINGS, type Direction, type Settings, useSettings } from './settings.ts';
export { BREAKPOINTS } from './system.ts';
export { UiProvider } from './UiProvider.tsx';
