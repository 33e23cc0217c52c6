import { facturationApi } from '@borlette/shared/contract/facturation';
import { type Payment, paymentApi } from '@borlette/shared/contract/historics-payment';
import {
	aPage,
	aUser,
	fakeApi,
	fill,
	renderScreen,
	screen,
	waitFor,
} from '@borlette/shared/testing';
import { payment } from './payment.resource.ts';

test('what a payment settled is read again: the next one would be shown what is due no more', async () => {
	const calls = fakeApi()
		.on(facturationApi.list, () => aPage([]) as never)
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
