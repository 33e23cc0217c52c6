import { openTold, showTold } from './notify.ts';

const ORIGIN = 'https://lakay.example';
const TOLD = { id: 'a1', title: 'Payer un gain', text: 'Fiche A', link: '/dashboard/a-faire' };

function aWorker(open: readonly { focus: jest.Mock; navigate: jest.Mock }[] = []) {
	const shown = jest.fn();
	const opened = jest.fn();
	const clients = { matchAll: async () => open, openWindow: opened };
	const worker = { registration: { showNotification: shown }, clients };
	return { shown, opened, worker: worker as unknown as Parameters<typeof showTold>[0] };
}

test('a message is shown under its own name, so that a second one takes its place', async () => {
	const { shown, worker } = aWorker();
	await showTold(worker, TOLD);
	expect(shown).toHaveBeenCalledWith(
		'Payer un gain',
		expect.objectContaining({ body: 'Fiche A', tag: 'a1', data: { link: TOLD.link } }),
	);
	await showTold(worker, { title: 'no more than that' });
	await showTold(worker, undefined);
	expect(shown).toHaveBeenCalledTimes(1);
});

test('pressed, it opens its page in the tab that is there, else in a new one, and never elsewhere', async () => {
	const tab = { url: ORIGIN, focus: jest.fn(), navigate: jest.fn() };
	await openTold(aWorker([tab]).worker, TOLD.link, ORIGIN);
	expect(tab.navigate).toHaveBeenCalledWith(`${ORIGIN}/dashboard/a-faire`);
	const { opened, worker } = aWorker();
	await openTold(worker, TOLD.link, ORIGIN);
	expect(opened).toHaveBeenCalledWith(`${ORIGIN}/dashboard/a-faire`);
	await openTold(worker, 'https://evil.example/', ORIGIN);
	expect(opened).toHaveBeenCalledTimes(1);
});
