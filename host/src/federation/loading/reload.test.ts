import { queryClient } from '@borlette/shared/data';
import { page, useSession } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { showFlash } from '../../session/flash.ts';
import { reloadOnce } from './reload.ts';

let reload: jest.SpyInstance;
beforeEach(() => {
	reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
	sessionStorage.clear();
	toast.dismissAll();
});

test('reloads once for each reason, and takes the toasts along', () => {
	toast.success('Agent enregistré');
	expect(reloadOnce('remote-admin 4')).toBe(true);
	expect(reloadOnce('remote-admin 4')).toBe(false);
	expect(reloadOnce('remote-admin 5')).toBe(true);
	expect(reload).toHaveBeenCalledTimes(2);
	toast.dismissAll();
	showFlash();
	expect(toast.shown().map(({ text }) => text)).toEqual(['Agent enregistré']);
});

const ask = (event: Event) => event.preventDefault();
const BUSY: [string, () => void, () => void][] = [
	[
		'a form is not saved',
		() => window.addEventListener('beforeunload', ask),
		() => window.removeEventListener('beforeunload', ask),
	],
	[
		'a write is under way',
		() => jest.spyOn(queryClient, 'isMutating').mockReturnValue(1),
		() => jest.mocked(queryClient.isMutating).mockRestore(),
	],
	[
		'the password is asked for',
		() => useSession.setState({ isReauthenticating: true }),
		() => useSession.setState({ isReauthenticating: false }),
	],
	[
		'something can be undone',
		() => toast.success('Bloquée', { action: { label: 'Annuler', onClick: () => undefined } }),
		() => toast.dismissAll(),
	],
];

test.each(BUSY)('does not while %s, and does later', (_, begin, end) => {
	begin();
	expect(reloadOnce('remote-admin 4')).toBe(false);
	end();
	expect(reloadOnce('remote-admin 4')).toBe(true);
});

test('does not where the tab cannot remember that it did: it might do so for ever', () => {
	const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new Error('denied');
	});
	expect(reloadOnce('remote-admin 4')).toBe(false);
	denied.mockRestore();
});
