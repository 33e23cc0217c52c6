import { expectAccessible, renderScreen, screen } from '@borlette/shared/testing';
import { useSettings } from '@borlette/shared/ui';
import { SettingsPanel } from './SettingsPanel.tsx';

const stored = () => JSON.parse(localStorage.getItem('settings') ?? '{}');
const root = document.documentElement;

beforeEach(() => useSettings.getState().reset());

test('every choice is stored, shown on the root, and marked as pressed', async () => {
	const { user } = await renderScreen(
		<SettingsPanel isOpen onClose={() => undefined} more="testers" />,
	);
	const press = (name: string) => user.click(screen.getByRole('button', { name }));
	expect(screen.getByRole('button', { name: 'Clair' })).toHaveAttribute('aria-pressed', 'true');

	await press('Sombre');
	await press('Violet');
	await press('Droite à gauche');
	await user.click(screen.getByLabelText('Contenu sur toute la largeur'));
	expect(stored()).toEqual({
		themeMode: 'dark',
		themeColor: 'purple',
		themeDirection: 'rtl',
		themeStretch: true,
	});
	expect(root).toHaveClass('dark');
	expect(root).toHaveAttribute('data-theme-color', 'purple');
	expect(root).toHaveAttribute('dir', 'rtl');
	expect(screen.getByRole('button', { name: 'Sombre' })).toHaveAttribute('aria-pressed', 'true');
	expect(screen.getByRole('button', { name: 'Clair' })).toHaveAttribute('aria-pressed', 'false');
	expect(screen.getByText('testers')).toBeInTheDocument();

	await press('Rétablir');
	expect(stored()).toEqual({
		themeMode: 'light',
		themeColor: 'default',
		themeDirection: 'ltr',
		themeStretch: false,
	});
});

test('fullscreen is asked of the browser; a refusal changes nothing', async () => {
	const request = jest.fn(() => Promise.reject(new TypeError('refused')));
	Object.assign(root, { requestFullscreen: request });
	const { user } = await renderScreen(<SettingsPanel isOpen onClose={() => undefined} />);
	const button = screen.getByRole('button', { name: 'Plein écran' });
	await user.click(button);
	expect(request).toHaveBeenCalledTimes(1);
	expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('the close button closes it, and readers can use all of it', async () => {
	const close = jest.fn();
	const { user } = await renderScreen(<SettingsPanel isOpen onClose={close} />);
	await expectAccessible(screen.getByRole('dialog'));
	await user.click(screen.getByRole('button', { name: 'Fermer les réglages' }));
	expect(close).toHaveBeenCalled();
});
