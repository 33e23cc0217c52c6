import { codeOfRemote } from '../../testing/codeOfRemote.ts';

jest.mock('./notes.ts', () => ({ noteContained: () => undefined }));

const REMOTE = 'remote-admin';
const SHELL = `
	<img src="/logo.webp" alt="Logo"><textarea>Mine</textarea><meta content="white">
	<select><option value="1">1</option><option value="2">2</option></select>
	<details></details>`;

/** As a library does to all elements of a document that it finds: it fills, opens, loads later. */
const ACTS = `{
	all: () => {
		const of = (name) => document.querySelector(name);
		of('img').src = '/evil.webp';
		of('img').loading = 'lazy';
		of('textarea').value = 'evil';
		of('textarea').maxLength = 1;
		of('meta').content = 'red';
		of('select').value = '2';
		of('select').selectedIndex = 1;
		of('details').open = true;
	},
}`;

test('what the shell shows is not filled, opened or loaded anew by a remote', async () => {
	const asRemote = await codeOfRemote<{ all: () => void }>(REMOTE, ACTS);
	const stays = await import('./stays.ts');
	(await import('./elements.ts')).guardElements();
	stays.enter(REMOTE);
	stays.drawn(REMOTE);
	const shell = document.createElement('div');
	shell.innerHTML = SHELL;
	document.body.append(shell);
	const value = () =>
		shell.querySelector('textarea')?.value + (shell.querySelector('select')?.value ?? '');
	const before = [shell.outerHTML, value()];
	asRemote.all();
	expect([shell.outerHTML, value()]).toEqual(before);
});
