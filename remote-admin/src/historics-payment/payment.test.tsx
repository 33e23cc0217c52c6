import { facturationApi } from '@borlette/shared/contract/facturation';
import { type Payment, paymentApi } from '@borlette/shared/contract/historics-payment';
import {
	aPage,
	aUser,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { payment } from './payment.resource.ts';
import { SettlementTable } from './SettlementTable.tsx';

test('what a payment settled is read again: the next one would be shown what is due no more', async () => {
	const calls = fakeApi()
		.on(facturationApi.list, () => aPage([]) as never)
		.on(paymentApi.list, () => aPage([]) as never)
		.on(paymentApi.create, () => ({ id: 'p', companyname: 'Lakay' }) as Payment);
	const { user } = await renderScreen(<payment.NewPage />, {
		path: '/dashboard/company/payment/new',
		user: aUser({ role: 'superuser' }),
	});
	await waitFor(() => expect(calls.received(facturationApi.list)).toHaveLength(1));
	await fill(await screen.findByLabelText(/^Montant/), '100');
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await waitFor(() => expect(calls.received(paymentApi.create)).toHaveLength(1));
	await waitFor(() => expect(calls.received(facturationApi.list)).toHaveLength(2));
});

test('before the same money is recorded again somebody is asked, with what is there', async () => {
	const user = aUser({ role: 'superuser', perms: ['add_payment', 'view_payment'] });
	const like = {
		...{ id: 'p', company_id: user.select_company ?? '', companyname: 'Lakay', amount: 10_000 },
		...{ currency: 'USD', method: 'transfer', reference: 'VIR-7', paid_on: '2026-03-10', note: '' },
		...{ created_by: 'Marie Jean', version: 1, created_at: '2026-03-10T14:00:00Z' },
	} as Payment;
	const calls = fakeApi()
		.on(facturationApi.list, () => aPage([]) as never)
		.on(paymentApi.list, () => aPage([like]) as never)
		.on(paymentApi.create, ({ body }) => {
			if (body.not_twice) throw new Refusal('likely_double', { current: like });
			return like;
		});
	const { user: person } = await renderScreen(<payment.NewPage />, {
		path: '/dashboard/company/payment/new',
		user,
	});
	const amount = await screen.findByLabelText(/^Montant/);
	await fill(amount, '100');
	const save = () => person.click(screen.getByRole('button', { name: 'Enregistrer' }));
	await save();
	const question = await screen.findByRole('alertdialog');
	expect(question).toHaveTextContent(/100,00\s\$ de Lakay.*par Marie Jean \(référence VIR-7\)/);
	await person.click(within(question).getByRole('button', { name: 'Annuler' }));
	await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
	expect(amount).toHaveValue('100,00');
	await save();
	await person.click(await screen.findByRole('button', { name: /^C’en est un autre/ }));
	await waitFor(() => expect(calls.received(paymentApi.create)).toHaveLength(3));
	const sent = calls.received(paymentApi.create);
	expect(sent.map(({ body }) => body.not_twice)).toEqual([true, true, undefined]);
});

test('each figure of what is settled stands below its heading', async () => {
	const invoice = { id: '1', number: 'LAKAY-1', currency: 'USD', remaining: 5_000 };
	await renderScreen(
		<SettlementTable
			rows={[{ invoice: invoice as never, due: 5_000, settled: 5_000 }]}
			currency="USD"
			isNew
		/>,
	);
	const figures = [...screen.getAllByRole('columnheader').slice(1), ...screen.getAllByRole('cell')];
	expect(figures.map(({ dataset }) => dataset.align)).toEqual(figures.map(() => 'end'));
});

test('an amount that is far more than any invoice is named while it is typed', async () => {
	const user = aUser({ role: 'superuser', perms: ['add_payment'] });
	const invoice = { id: 'i', company_id: user.select_company ?? '', companyname: 'Lakay' };
	const amounts = { month: '2026-02-01', currency: 'USD', amount: 5_000, paid: 5_000 };
	fakeApi().on(facturationApi.list, () => aPage([{ ...invoice, ...amounts }]) as never);
	await renderScreen(<payment.NewPage />, { path: '/dashboard/company/payment/new', user });
	await fill(await screen.findByLabelText(/^Montant/), '500,01');
	expect(await screen.findByText(/plus de 10 fois.*en USD, 50,00\s\$/)).toBeVisible();
	await fill(await screen.findByLabelText(/^Montant/), '500');
	await waitFor(() => expect(screen.queryByText(/plus de 10 fois/)).toBeNull());
});

test('the least amount is said in the currency of the payment', async () => {
	fakeApi().on(facturationApi.list, () => aPage([]) as never);
	const { user } = await renderScreen(<payment.NewPage />, {
		path: '/dashboard/company/payment/new',
		user: aUser({ role: 'superuser' }),
	});
	const amount = await screen.findByLabelText(/^Montant/);
	await fill(amount, '0');
	await user.tab();
	await waitFor(() => expect(amount).toHaveAccessibleDescription(/0,01\s\$/));
	await user.selectOptions(screen.getByLabelText(/^Monnaie/), 'HTG');
	await waitFor(() => expect(amount).toHaveAccessibleDescription(/0,01\sG/));
});

test('what was received is of today at the latest, in the calendar as when it is typed', async () => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T15:00:00Z'));
	fakeApi().on(facturationApi.list, () => aPage([]) as never);
	const { user } = await renderScreen(<payment.NewPage />, {
		path: '/dashboard/company/payment/new',
		user: aUser({ role: 'superuser' }),
	});
	const day = await screen.findByLabelText(/^Reçu le/);
	await fill(day, '11/03/2026');
	await user.tab();
	await waitFor(() => expect(day).toHaveAccessibleDescription('Pas après le 10/03/2026.'));
	await fill(day, '09/03/2026');
	await user.click(screen.getByRole('button', { name: /: Reçu le$/ }));
	expect(await screen.findByRole('button', { name: 'mercredi 11 mars 2026' })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
});
