import { configApi } from '@borlette/shared/contract/config';
import { posPackageApi } from '@borlette/shared/contract/pos-package';
import {
	aUser,
	expectAccessible,
	fakeApi,
	Refusal,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { PosPackage } from './PosPackage.tsx';

const CONTENT = 'the program';
const OFFERED = {
	name: 'borlette-pos.apk',
	version: '2.4.1',
	size: CONTENT.length,
	sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
};
const saved: string[] = [];
beforeEach(() => {
	saved.length = 0;
	jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
		this: HTMLAnchorElement,
	) {
		saved.push(this.download);
	});
});
const open = async (pos_package: boolean, role: 'company' | 'superuser' = 'company') => {
	const calls = fakeApi()
		.on(configApi.read, () => ({ brand: 'Lakay', pos_package }))
		.on(posPackageApi.read, () => OFFERED);
	return { ...(await renderScreen(<PosPackage />, { user: aUser({ role }) })), calls };
};
const download = () => screen.findByRole('button', { name: 'Télécharger l’application' });

test('where none is configured, who can provide one is told so', async () => {
	const { calls } = await open(false, 'superuser');
	expect(await screen.findByText(/Aucun programme n’est encore fourni/)).toBeInTheDocument();
	expect(calls.received(posPackageApi.read)).toHaveLength(0);
});

test('where no program is configured there is no box, and nothing is asked', async () => {
	const { calls } = await open(false);
	await waitFor(() => expect(calls.received(configApi.read)).toHaveLength(1));
	expect(screen.queryByTestId('pos-package')).toBeNull();
	expect(calls.received(posPackageApi.read)).toHaveLength(0);
});

test('version and checksum stand beside the download', async () => {
	const { user, calls } = await open(true);
	const button = await download();
	const box = screen.getByTestId('pos-package');
	expect(box).toHaveTextContent('Version 2.4.1');
	expect(box).toHaveTextContent(OFFERED.sha256);
	await expectAccessible();
	calls.on(posPackageApi.download, () => new Blob([CONTENT]) as never);
	await user.click(button);
	await waitFor(() => expect(saved).toHaveLength(1));
	await user.click(screen.getByRole('button', { name: 'Copier l’empreinte SHA-256' }));
	expect(await screen.findByText('L’empreinte est copiée.')).toBeInTheDocument();
	expect(await navigator.clipboard.readText()).toBe(OFFERED.sha256);
});

test('where another program was put in its place meanwhile, that one is what is asked for next', async () => {
	const newer = 'the program of today';
	const { user, calls } = await open(true);
	calls.on(posPackageApi.download, () => new Blob([newer]) as never);
	const button = await download();
	calls.on(posPackageApi.read, () => ({ ...OFFERED, version: '2.5.0', size: newer.length }));
	await user.click(button);
	expect(await screen.findByText(/Version 2\.5\.0/)).toBeInTheDocument();
	expect(saved).toEqual([]);
	await user.click(await download());
	await waitFor(() => expect(saved).toHaveLength(1));
});

test.each([
	['that was refused', () => new Refusal('not_found'), /a échoué/],
	['that is not the one announced', () => new Blob(['half']), /n’est pas celui annoncé/],
])('a file %s is not kept, and can be asked for again', async (_name, answer, text) => {
	const { user, calls } = await open(true);
	calls.on(posPackageApi.download, () => {
		const given = answer();
		if (given instanceof Refusal) throw given;
		return given as never;
	});
	await user.click(await download());
	expect(await screen.findByRole('alert')).toHaveTextContent(text);
	expect(saved).toEqual([]);
	expect(await download()).toBeEnabled();
});
