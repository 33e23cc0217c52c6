import { create } from 'zustand';
import { STORED, storage } from '../../session/storage.ts';
import { THEME_COLOURS, THEME_MODES, type ThemeColour, type ThemeMode } from './palette.ts';

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface Settings {
	themeMode: ThemeMode;
	themeDirection: Direction;
	themeColor: ThemeColour;
	/** Content as wide as the window instead of 1440 px. */
	themeStretch: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
	themeMode: 'light',
	themeDirection: 'ltr',
	themeColor: 'default',
	themeStretch: false,
};

const oneOf = <T extends string>(known: readonly T[], value: unknown, fallback: T): T =>
	known.includes(value as T) ? (value as T) : fallback;

/** Each stored value that is none of ours falls back to its default; the others hold. */
export function settingsOf(stored: string | null): Settings {
	const raw = parsed(stored);
	return {
		themeMode: oneOf(THEME_MODES, raw.themeMode, DEFAULT_SETTINGS.themeMode),
		themeDirection: oneOf(DIRECTIONS, raw.themeDirection, DEFAULT_SETTINGS.themeDirection),
		themeColor: oneOf(THEME_COLOURS, raw.themeColor, DEFAULT_SETTINGS.themeColor),
		themeStretch: raw.themeStretch === true,
	};
}

function parsed(stored: string | null): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(stored ?? '{}');
		return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

interface SettingsState extends Settings {
	change(part: Partial<Settings>): void;
	reset(): void;
}

export const useSettings = create<SettingsState>()((set, get) => ({
	...settingsOf(storage.get(STORED.settings)),
	change(part) {
		set(part);
		const { themeMode, themeDirection, themeColor, themeStretch } = get();
		storage.set(
			STORED.settings,
			JSON.stringify({ themeMode, themeDirection, themeColor, themeStretch }),
		);
	},
	reset: () => get().change(DEFAULT_SETTINGS),
}));

/** Follows what another tab chooses; returns how to stop. */
export function followOtherTabs(): () => void {
	const follow = ({ key }: StorageEvent) => {
		if (key !== STORED.settings && key !== null) return;
		// Whoever says so may be a script of this page, which sends the event to itself: what is stored tells.
		useSettings.setState(settingsOf(storage.get(STORED.settings)));
	};
	window.addEventListener('storage', follow);
	return () => window.removeEventListener('storage', follow);
}
