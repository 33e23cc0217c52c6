import { tirageApi } from '@borlette/shared/contract/tirage';
import {
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { NOW, TEXAS } from '../schedule/testing/infos.ts';
import { aTirage, ID } from './testing/draws.ts';
import { tirage } from './tirage.resource.ts';

beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});

describe('list', () => {
	const open = (search = '', user = aUser()) =>
		renderScreen(<tirage.ListPage />, { path: `/dashboard/tirage/list${search}`, user });

	it('shows each draw with its next date, and the time left to sell', async () => {
		const chicago = {
			id: TEXAS,
			name: 'Texas Soir',
			state: 'Texas',
			slot: 'soir' as const,
			timezone: 'America/Chicago',
			draw_time: '22:30',
			days: [1, 2, 3, 4, 5, 6],
			next_draw_at: '2026-03-08T04:30:00Z',
			next_close_at: '2026-03-07T16:59:00Z',
		};
		const losAngeles = {
			...chicago,
			id: '01900000-0000-7000-8000-000000000999',
			name: 'California Nuit',
			state: 'California',
			timezone: 'America/Los_Angeles',
			draw_time: '23:30',
			next_draw_at: '2026-03-08T07:30:00Z',
		};
		fakeApi().on(tirageApi.list, () => aPage([aTirage(), aTirage(chicago), aTirage(losAngeles)]));
		await open();
		const newYork = await screen.findByRole('row', { name: /New York Midi/ });
		expect(within(newYork).getByRole('link', { name: 'New York Midi' })).toHaveAttribute(
			'href',
			`/dashboard/tirage/${ID}/edit`,
		);
		expect(newYork).toHaveTextContent('14:30New York');
		expect(newYork).toHaveTextContent('Tous les jours');
		expect(newYork).toHaveTextContent('07 mars 2026 14:30');
		expect(newYork).toHaveTextContent('5 min avant');
		expect(newYork).toHaveTextContent('Actif');
		expect(within(newYork).getByRole('timer')).toHaveTextContent('2:25:00');
		// Port-au-Prince shows the same clock as New York, so it is not said twice.
		expect(newYork).not.toHaveTextContent('Port-au-Prince');
		const evening = screen.getByRole('row', { name: /Texas Soir/ });
		expect(evening).toHaveTextContent('07 mars 2026 22:30');
		expect(evening).toHaveTextContent('23:30 à Port-au-Prince');
		expect(evening).toHaveTextContent('lun. – sam.');
		// By the company's clock it is the next day, whose night is an hour short.
		expect(screen.getByRole('row', { name: /California Nuit/ })).toHaveTextContent(
			'07 mars 2026 23:3008 mars 2026 03:30 à Port-au-Prince',
		);
		expect(evening).toHaveTextContent('Ventes fermées');
		await expectAccessible();
	});

	it('reads the list again once a draw is held', async () => {
		const held = aTirage({ next_draw_at: NOW, next_close_at: '2026-03-07T16:55:00Z' });
		const next = { next_draw_at: '2026-03-08T17:00:00Z', next_close_at: '2026-03-08T16:55:00Z' };
		let answers = 0;
		fakeApi().on(tirageApi.list, () => {
			answers += 1;
			return aPage([answers > 1 ? aTirage({ ...next, days: [7, 2] }) : held]);
		});
		await open();
		expect(await screen.findByText('Ventes fermées')).toBeInTheDocument();
		expect(await screen.findByText('08 mars 2026 13:00')).toBeInTheDocument();
		expect(screen.getByText('mar., dim.')).toBeInTheDocument();
	});

	it('asks the API for what the address says, and writes filters into it', async () => {
		const calls = fakeApi().on(tirageApi.list, () => aPage([aTirage()], 120));
		const { user, address } = await open(
			'?page=2&size=50&sort=-next_draw_at&q=york&is_active=true&start_date=2026-03-01&end_date=2026-03-31',
		);
		await screen.findByRole('link', { name: 'New York Midi' });
		expect(calls.received(tirageApi.list)[0]?.query).toEqual({
			limit: '50',
			offset: '50',
			sort: '-next_draw_at',
			q: 'york',
			is_active: 'true',
			start_date: '2026-03-01',
			end_date: '2026-03-31',
		});
		await user.selectOptions(screen.getByRole('combobox', { name: 'Moment' }), 'Soir');
		await waitFor(() => expect(address().search).toContain('slot=soir'));
		expect(address().search).not.toContain('page=');
		await waitFor(() =>
			expect(calls.received(tirageApi.list).at(-1)?.query).toMatchObject({
				slot: 'soir',
				offset: '0',
			}),
		);
	});

	it('moves the other end of the period along rather than asking for an impossible one', async () => {
		const calls = fakeApi().on(tirageApi.list, () => aPage([aTirage()]));
		const { address } = await open('?start_date=2026-03-01&end_date=2026-03-05');
		await fill(screen.getByLabelText('Tiré du'), '2026-03-10');
		await waitFor(() => expect(address().search).toContain('start_date=2026-03-10'));
		expect(address().search).toContain('end_date=2026-03-10');
		await waitFor(() =>
			expect(calls.received(tirageApi.list).at(-1)?.query).toMatchObject({
				start_date: '2026-03-10',
				end_date: '2026-03-10',
			}),
		);
	});

	it('blocks a draw and takes it back', async () => {
		let row = aTirage();
		const calls = fakeApi()
			.on(tirageApi.list, () => aPage([row]))
			.on(tirageApi.update, ({ body }) => {
				row = { ...row, is_active: body.is_active ?? row.is_active, version: row.version + 1 };
				return row;
			});
		const { user } = await open();
		await user.click(await screen.findByRole('button', { name: 'Actions pour New York Midi' }));
		await user.click(await screen.findByRole('menuitem', { name: 'Bloquer' }));
		expect(await screen.findByText('New York Midi : c’est bloqué.')).toBeInTheDocument();
		expect(await screen.findByText('Bloqué')).toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Annuler' }));
		expect(await screen.findByText('Actif')).toBeInTheDocument();
		expect(
			calls.received(tirageApi.update).map(({ body }) => [body.is_active, body.version]),
		).toEqual([
			[false, 3],
			[true, 4],
		]);
	});

	it('says that a draw which sold is blocked, not deleted', async () => {
		const calls = fakeApi()
			.on(tirageApi.list, () => aPage([aTirage()]))
			.on(tirageApi.remove, () => {
				throw new Refusal('in_use');
			});
		const { user } = await open();
		await user.click(await screen.findByRole('button', { name: 'Actions pour New York Midi' }));
		await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
		const dialog = await screen.findByRole('alertdialog', { name: 'Supprimer New York Midi ?' });
		await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
		expect(await within(dialog).findByRole('alert')).toHaveTextContent('vous pouvez le bloquer');
		expect(calls.received(tirageApi.remove)[0]?.query).toEqual({ tirageId: ID });
	});

	it('offers nothing to somebody who may only look', async () => {
		fakeApi().on(tirageApi.list, () => aPage([aTirage()]));
		await open('', aUser({ perms: ['view_tirage'] }));
		expect(await screen.findByText('New York Midi')).toBeInTheDocument();
		expect(screen.queryByRole('link', { name: /New York|Nouveau/ })).toBeNull();
		expect(screen.queryByRole('button', { name: /Actions pour/ })).toBeNull();
	});
});
