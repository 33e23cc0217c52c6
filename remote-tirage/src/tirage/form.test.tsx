import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { tirageApi } from '@borlette/shared/contract/tirage';
import {
	aPage,
	expectAccessible,
	fakeApi,
	fill,
	Refusal,
	renderScreen,
	screen,
	waitFor,
	within,
} from '@borlette/shared/testing';
import { anInfo, INFO, NOW, TEXAS, texas } from '../schedule/testing/infos.ts';
import { aTirage, ID } from './testing/draws.ts';
import { tirage } from './tirage.resource.ts';

const api = () => fakeApi().on(infoTirageApi.list, () => aPage([anInfo(), texas]));

/** By its label; the star of a required field is not part of the name. */
const field = (label: string) =>
	screen.getByLabelText(new RegExp(`^${label}\\*?$`), { selector: 'input' });

beforeEach(() => {
	jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});

describe('new', () => {
	const open = () => renderScreen(<tirage.NewPage />, { path: '/dashboard/tirage/new' });
	const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
		const catalogue = await screen.findByRole('combobox', { name: 'Tirage du catalogue' });
		await within(catalogue).findByRole('option', { name });
		await user.selectOptions(catalogue, name);
	};
	const preview = () => screen.getByRole('region', { name: 'Prochains tirages' });

	it('fills the form from the catalogue, and adds the draw', async () => {
		const calls = api().on(tirageApi.create, () => aTirage({ name: 'Texas Soir' }));
		const { user, address } = await open();
		await choose(user, 'Texas Soir');
		expect(field('Nom')).toHaveValue('Texas Soir');
		expect(field('Fuseau horaire')).toHaveValue('Chicago (America/Chicago)');
		expect(field('Heure du tirage')).toHaveValue('18:00');
		expect(screen.getByRole('checkbox', { name: 'samedi' })).toBeChecked();
		expect(screen.getByRole('checkbox', { name: 'dimanche' })).not.toBeChecked();
		await fill(field('Fermeture'), '10');
		await expectAccessible();
		await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
		await waitFor(() => expect(address().pathname).toBe('/dashboard/tirage/list'));
		expect(calls.received(infoTirageApi.list).map(({ query }) => query)).toContainEqual(
			expect.objectContaining({ is_active: 'true' }),
		);
		expect(calls.received(tirageApi.create)[0]?.body).toEqual({
			info_tirage_id: TEXAS,
			name: 'Texas Soir',
			timezone: 'America/Chicago',
			draw_time: '18:00',
			days: [1, 2, 3, 4, 5, 6],
			cutoff_minutes: 10,
		});
	});

	it('closes a new draw as many minutes before as the company has it', async () => {
		fakeApi().on(infoTirageApi.list, () => aPage([anInfo({ default_cutoff_minutes: 12 }), texas]));
		const { user } = await open();
		await choose(user, 'New York Midi');
		expect(field('Fermeture')).toHaveValue('12');
		expect(within(preview()).getAllByRole('listitem')[0]).toHaveTextContent('14:18');
	});

	it('finds a zone by its city, those of the catalogue first', async () => {
		api();
		const { user } = await open();
		const zone = field('Fuseau horaire');
		await user.click(zone);
		const usual = await screen.findByRole('group', { name: 'Fuseaux du catalogue' });
		expect(
			within(usual)
				.getAllByRole('option')
				.map(({ textContent }) => textContent),
		).toEqual([
			expect.stringContaining('Chicago'),
			expect.stringContaining('New York'),
			expect.stringContaining('Port-au-Prince'),
		]);
		await user.paste('santo dom');
		await user.click(await screen.findByRole('option', { name: /Santo Domingo/ }));
		expect(zone).toHaveValue('Santo Domingo (America/Santo_Domingo)');
	});

	it('shows the next dates across a change of clocks, by each clock that matters', async () => {
		api();
		const { user } = await open();
		expect(preview()).toHaveTextContent('Choisissez le fuseau');
		await choose(user, 'New York Midi');
		const dates = within(preview()).getAllByRole('listitem');
		expect(dates.map((date) => date.textContent)).toEqual([
			expect.stringMatching(/sam\. 07 mars 2026 14:30.*UTC.5.*sam\. 07 mars 2026 14:25/),
			expect.stringMatching(/dim\. 08 mars 2026 14:30.*UTC.4.*dim\. 08 mars 2026 14:25/),
			expect.stringMatching(/lun\. 09 mars 2026 14:30.*UTC.4.*lun\. 09 mars 2026 14:25/),
		]);
		// This machine is in Tokyo, which knows no summer time.
		expect(dates[0]).toHaveTextContent('À votre heure (Tokyo)dim. 08 mars 2026 04:25');
		expect(dates[1]).toHaveTextContent('À votre heure (Tokyo)lun. 09 mars 2026 03:25');
		expect(preview()).not.toHaveTextContent('Port-au-Prince');
		expect(within(preview()).getByRole('timer')).toHaveTextContent('2:25:00');
		expect(within(preview()).getByRole('note')).toHaveTextContent(
			'L’heure change à New York entre ces dates : le tirage reste à 14:30',
		);
		await fill(field('Fermeture'), '999999999999');
		expect(preview()).toHaveTextContent('Choisissez le fuseau');
	});

	it('puts what the server refuses on its field', async () => {
		api().on(tirageApi.create, () => {
			throw new Refusal('validation_failed', { fields: { name: { code: 'taken' } } });
		});
		const { user } = await open();
		await choose(user, 'New York Midi');
		await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
		await waitFor(() => expect(field('Nom')).toHaveAccessibleDescription(/déjà prise/));
		expect(field('Nom')).toHaveFocus();
	});
});

describe('edit', () => {
	it('leaves when sales end as it was, also where another entry of the catalogue is chosen', async () => {
		fakeApi()
			.on(infoTirageApi.list, () =>
				aPage([anInfo({ default_cutoff_minutes: 12 }), { ...texas, default_cutoff_minutes: 12 }]),
			)
			.on(tirageApi.one, () => aTirage({ cutoff_minutes: 20 }));
		const { user } = await renderScreen(<tirage.EditPage />, {
			path: `/dashboard/tirage/${ID}/edit`,
			route: '/dashboard/tirage/:tirageId/edit',
		});
		const catalogue = await screen.findByRole('combobox', { name: 'Tirage du catalogue' });
		await within(catalogue).findByRole('option', { name: 'Texas Soir' });
		await user.selectOptions(catalogue, 'Texas Soir');
		expect(field('Heure du tirage')).toHaveValue('18:00');
		expect(field('Fermeture')).toHaveValue('20');
	});

	it('changes a draw of a blocked catalogue entry, saying which version was seen', async () => {
		const calls = fakeApi()
			.on(infoTirageApi.list, () => aPage([texas]))
			.on(tirageApi.one, () => aTirage())
			.on(tirageApi.update, () => aTirage({ draw_time: '15:00' }));
		const { user, address } = await renderScreen(<tirage.EditPage />, {
			path: `/dashboard/tirage/${ID}/edit`,
			route: '/dashboard/tirage/:tirageId/edit',
		});
		const catalogue = await screen.findByRole('combobox', { name: 'Tirage du catalogue' });
		await waitFor(() => expect(catalogue).toHaveDisplayValue('New York Midi'));
		await fill(field('Heure du tirage'), '15:00');
		await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
		await waitFor(() => expect(address().pathname).toBe('/dashboard/tirage/list'));
		expect(calls.received(tirageApi.update)[0]?.body).toEqual({
			id: ID,
			version: 3,
			info_tirage_id: INFO,
			name: 'New York Midi',
			timezone: 'America/New_York',
			draw_time: '15:00',
			days: [1, 2, 3, 4, 5, 6, 7],
			cutoff_minutes: 5,
		});
	});
});
