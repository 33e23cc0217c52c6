import { act, render, screen } from '@testing-library/react';
import { STORED, storage } from '../../session/storage.ts';
import { DEFAULT_SETTINGS, settingsOf, useSettings } from './settings.ts';
import { UiProvider } from './UiProvider.tsx';

const root = document.documentElement;

beforeEach(() => {
	localStorage.clear();
	useSettings.setState(DEFAULT_SETTINGS);
});

test('what is stored is taken up, and what is invalid falls back to its default', () => {
	expect(settingsOf(null)).toEqual(DEFAULT_SETTINGS);
	expect(settingsOf('{not json')).toEqual(DEFAULT_SETTINGS);
	expect(settingsOf('"dark"')).toEqual(DEFAULT_SETTINGS);
	expect(
		settingsOf(
			'{"themeMode":"sepia","themeDirection":"rtl","themeColor":"pink","themeStretch":"yes"}',
		),
	).toEqual({ ...DEFAULT_SETTINGS, themeDirection: 'rtl' });
});

test('the root carries mode, colour and direction, and a change is stored', () => {
	render(<UiProvider>page</UiProvider>);
	expect(root).toHaveClass('light');
	expect(root).toHaveAttribute('dir', 'ltr');

	act(() => useSettings.getState().change({ themeMode: 'dark', themeColor: 'purple' }));
	expect(root).toHaveClass('dark');
	expect(root).not.toHaveClass('light');
	expect(root).toHaveAttribute('data-theme-color', 'purple');
	expect(settingsOf(storage.get(STORED.settings))).toEqual({
		...DEFAULT_SETTINGS,
		themeMode: 'dark',
		themeColor: 'purple',
	});

	act(() => useSettings.getState().reset());
	expect(root).toHaveClass('light');
	expect(settingsOf(storage.get(STORED.settings))).toEqual(DEFAULT_SETTINGS);
});

test('a choice made in another tab is followed', () => {
	render(<UiProvider>page</UiProvider>);
	localStorage.setItem(STORED.settings, '{"themeDirection":"rtl"}');
	act(() => {
		window.dispatchEvent(new StorageEvent('storage', { key: STORED.settings }));
	});
	expect(root).toHaveAttribute('dir', 'rtl');
});

test('an event that another tab chose is believed as far as what is stored says so', () => {
	render(<UiProvider>page</UiProvider>);
	act(() => useSettings.getState().change({ themeMode: 'dark' }));
	for (const forged of [{}, { key: STORED.settings, newValue: '{"themeMode":"light"}' }]) {
		act(() => {
			window.dispatchEvent(new StorageEvent('storage', forged));
		});
		expect(root).toHaveClass('dark');
	}
});

test('style elements hold no text: the security policy allows empty ones only', () => {
	render(<UiProvider>page</UiProvider>);
	expect(screen.getByText('page')).toBeInTheDocument();
	const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
	expect(styles.map(({ textContent }) => textContent).join('')).toBe('');
	expect(styles.some(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0)).toBe(true);
});
