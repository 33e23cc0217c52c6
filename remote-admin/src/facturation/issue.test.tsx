import { companyApi } from '@borlette/shared/contract/company';
import { facturationApi } from '@borlette/shared/contract/facturation';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { facturation } from './facturation.resource.ts';
import { monthsBefore } from './monthsBefore.ts';

const open = (user = aUser({ role: 'superuser' })) => {
	const calls = fakeApi()
		.on(facturationApi.list, () => aPage([]))
		.on(companyApi.list, () => aPage([]));
	return renderScreen(<facturation.ListPage />, {
		path: '/dashboard/company/facturation',
		user,
	}).then((opened) => ({ ...opened, calls }));
};
const issueButton = { name: 'Facturer un mois' };

test('the months that are over, across a new year', () => {
	const months = monthsBefore('2026-02-28');
	expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11']);
	expect(months).toHaveLength(12);
});

test('the provider bills a month, and is told how many invoices that made', async () => {
	const { user, calls } = await open();
	let issued = 2;
	calls.on(facturationApi.issue, () => ({ issued }));
	const bill = async () => {
		await user.click(screen.getByRole('button', issueButton));
		const dialog = await screen.findByRole('dialog');
		await user.click(within(dialog).getByRole('button', { name: 'Facturer' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	};
	await screen.findByText(/Aucune facture/);
	const reads = calls.received(facturationApi.list).length;
	await bill();
	expect(await screen.findByText('2 factures émises.')).toBeInTheDocument();
	const { month } = calls.received(facturationApi.issue)[0]?.body ?? {};
	expect(month).toMatch(/^20\d\d-\d\d$/);
	await waitFor(() => expect(calls.received(facturationApi.list).length).toBeGreaterThan(reads));
	issued = 0;
	await bill();
	expect(await screen.findByText(/^Rien à facturer/)).toBeInTheDocument();
});

test.each([
	['2030-04-01T11:59:59Z', '2030-02'],
	['2030-04-01T12:00:00Z', '2030-03'],
])(
	'at %s the newest month on offer is the one that is over everywhere: %s',
	async (now, newest) => {
		jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
		try {
			const { user, calls } = await open();
			calls.on(facturationApi.issue, () => ({ issued: 1 }));
			await user.click(screen.getByRole('button', issueButton));
			const dialog = await screen.findByRole('dialog');
			await user.click(within(dialog).getByRole('button', { name: 'Facturer' }));
			await waitFor(() => expect(calls.received(facturationApi.issue)).toHaveLength(1));
			expect(calls.received(facturationApi.issue)[0]?.body).toEqual({ month: newest });
		} finally {
			jest.useRealTimers();
		}
	},
);

test('a month that is over nowhere is refused at its field', async () => {
	const { user, calls } = await open();
	calls.on(facturationApi.issue, () => {
		throw new Refusal('validation_failed', {
			fields: { month: { code: 'too_large', limit: '2026-01' } },
		});
	});
	await user.click(await screen.findByRole('button', issueButton));
	const dialog = await screen.findByRole('dialog');
	await expectAccessible();
	await user.click(within(dialog).getByRole('button', { name: 'Facturer' }));
	const field = within(dialog).getByLabelText(/^Mois à facturer/);
	await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
	expect(field).toHaveAccessibleDescription(/2026-01/);
});

test('a company neither bills nor is asked which company it means', async () => {
	await open(aUser());
	await screen.findByText(/Aucune facture/);
	expect(screen.queryByRole('button', issueButton)).toBeNull();
	expect(screen.queryByLabelText('Compagnie')).toBeNull();
});
