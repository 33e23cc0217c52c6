import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { surcussaleApi } from '../../contract/surcussale.ts';
import { useLocale } from '../../i18n/index.ts';
import {
	act,
	aPage,
	expectAccessible,
	fakeApi,
	fill,
	fireEvent,
	NoAnswer,
	renderScreen,
	screen,
	waitFor,
} from '../../testing/index.tsx';
import { show } from '../../testing/showField.tsx';
import { BallsField } from './BallsField.tsx';
import { ColourField } from './ColourField.tsx';
import { FileField } from './FileField.tsx';
import { ImageField } from './ImageField.tsx';
import { AmountField, IntegerField, PercentField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RefField } from './RefField.tsx';
import { RefFilter } from './RefFilter.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';
import { WeekdaysField } from './WeekdaysField.tsx';

test('a phone is grouped while typed and held as E.164; without a prefix it is Haitian', async () => {
	const { held, user } = await show('phone', '', <PhoneField name="phone" label="Téléphone" />);
	const phone = screen.getByRole('textbox', { name: 'Téléphone' });
	await waitFor(async () => {
		await user.clear(phone);
		await user.type(phone, '36123456');
		expect(phone).toHaveValue('36 12 3456');
	});
	expect(held()).toBe('+50936123456');
	await fill(phone, '+1 305 555 0123');
	expect(held()).toBe('+13055550123');
	await user.type(phone, '{backspace}{backspace}');
	expect(phone).toHaveValue('+1 305 555 01');
});

test('cells pasted from a spreadsheet leave no tab in a name', async () => {
	const { held, user } = await show('name', '', <TextField name="name" label="Nom" />);
	await user.click(screen.getByRole('textbox', { name: 'Nom' }));
	await user.paste('Jean\t\tPierre\t');
	expect(held()).toBe('Jean Pierre ');
});

test('a code that the contract has in capitals may be typed in small letters', async () => {
	const { held, user } = await show('code', '', <TextField name="code" label="Code" />);
	await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'lakay-1');
	expect(held()).toBe('LAKAY-1');
});

test('an amount is typed as people write it and held in minor units', async () => {
	const { held } = await show('amount', 123_456, <AmountField name="amount" label="Montant" />);
	const amount = screen.getByRole('textbox', { name: 'Montant' });
	expect((amount as HTMLInputElement).value.replace(/\s/g, ' ')).toBe('1 234,56');
	await fill(amount, '99,5');
	expect(held()).toBe(9950);
	expect(amount).toHaveValue('99,50');
	await fill(amount, 'beaucoup');
	expect(held()).toBe('beaucoup');
	expect(amount).toHaveValue('beaucoup');
	const wrong = /« beaucoup » n’est pas un montant. Écrivez-le comme 1\s234,50/;
	expect(await screen.findByText(wrong)).toBeInTheDocument();
	await fill(amount, ' ');
	expect(held()).toBe('');
});

test('in English the same amount has a point', async () => {
	const { held } = await show(
		'amount',
		123_456,
		<AmountField name="amount" label="Amount" />,
		'en',
	);
	const amount = screen.getByRole('textbox', { name: 'Amount' });
	expect(amount).toHaveValue('1,234.56');
	await fill(amount, '2.5');
	expect(held()).toBe(250);
});

/** In the language that is chosen now, as the host shows a page. */
function InLanguageOfNow({ children }: { children: ReactNode }) {
	const locale = useLocale((state) => state.locale);
	return <IntlProvider locale={locale}>{children}</IntlProvider>;
}

test('in another language what stands in a field is written, and read, by its habit', async () => {
	const { held, user } = await show(
		'amount',
		150,
		<InLanguageOfNow>
			<AmountField name="amount" label="Montant" />
		</InLanguageOfNow>,
	);
	const amount = screen.getByRole('textbox', { name: 'Montant' });
	expect(amount).toHaveValue('1,50');
	act(() => useLocale.setState({ locale: 'en' }));
	expect(amount).toHaveValue('1.50');
	await user.clear(amount);
	await user.type(amount, '2,5');
	expect(held()).toBe('2,5');
	// Typed by the habit of the one before: it may be read now.
	act(() => useLocale.setState({ locale: 'fr' }));
	await waitFor(() => expect(held()).toBe(250));
	expect(amount).toHaveValue('2,50');
});

test('a percentage too', async () => {
	const { held } = await show(
		'amount',
		1_250,
		<InLanguageOfNow>
			<PercentField name="amount" label="Commission" />
		</InLanguageOfNow>,
	);
	const percent = screen.getByRole('textbox', { name: 'Commission' });
	expect(percent).toHaveValue('12,5');
	act(() => useLocale.setState({ locale: 'en' }));
	expect(percent).toHaveValue('12.5');
	expect(held()).toBe(1_250);
});

test('a count takes whole numbers only', async () => {
	const { held } = await show('count', 5, <IntegerField name="count" label="Minutes" unit="min" />);
	await fill(screen.getByRole('textbox', { name: 'Minutes' }), '12');
	expect(held()).toBe(12);
	await fill(screen.getByRole('textbox', { name: 'Minutes' }), '1,5');
	expect(held()).toBe('1,5');
});

test('balls become chips, whichever way they are separated; each can be taken away', async () => {
	const { held, user } = await show('boules', [], <BallsField name="boules" label="Boules" />);
	const boules = screen.getByRole('textbox', { name: 'Boules' });
	await user.type(boules, '07 ');
	await user.type(boules, '12*34{enter}');
	await fill(boules, '07, 123;45');
	expect(held()).toEqual(['07', '12*34', '123', '45']);
	await user.click(screen.getByRole('button', { name: 'Retirer 12*34' }));
	await user.type(boules, '{backspace}');
	expect(held()).toEqual(['07', '123']);
	await expectAccessible();
});

test('weekdays are seven checkboxes with their full names', async () => {
	const { held, user } = await show('days', [1], <WeekdaysField name="days" label="Jours" />);
	expect(screen.getByRole('group', { name: 'Jours' })).toBeInTheDocument();
	await user.click(screen.getByRole('checkbox', { name: 'dimanche' }));
	await user.click(screen.getByRole('checkbox', { name: 'lundi' }));
	expect(held()).toEqual([7]);
});

test('two fields of one name keep their helps apart', async () => {
	await show(
		'days',
		[],
		<>
			<WeekdaysField name="days" label="Jours" help="Du tirage" />
			<WeekdaysField name="days" label="Autres jours" help="De la vente" />
		</>,
	);
	expect(screen.getByRole('group', { name: 'Jours' })).toHaveAccessibleDescription('Du tirage');
	expect(screen.getByRole('group', { name: 'Autres jours' })).toHaveAccessibleDescription(
		'De la vente',
	);
});

test('a password can be looked at', async () => {
	const { user } = await show(
		'password',
		'secret',
		<PasswordField name="password" label="Mot de passe" />,
	);
	const password = screen.getByLabelText(/^Mot de passe/, { selector: 'input' });
	expect(password).toHaveAttribute('type', 'password');
	await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
	expect(password).toHaveAttribute('type', 'text');
	await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
	expect(password).toHaveAttribute('type', 'password');
});

test('colours and switches hold what the contract wants', async () => {
	const colour = await show('colour', '#078053', <ColourField name="colour" label="Couleur" />);
	await fill(screen.getByRole('textbox', { name: 'Couleur' }), '#FFAA00');
	expect(colour.held()).toBe('#FFAA00');
	colour.unmount();
	const open = await show('isOpen', false, <SwitchField name="isOpen" label="Ouvert" />);
	await open.user.click(screen.getByRole('checkbox', { name: 'Ouvert' }));
	expect(open.held()).toBe(true);
});

test('a colour is picked with the keyboard, from a board that speaks the language of the page', async () => {
	const { held, user } = await show(
		'colour',
		'#FF0000',
		<ColourField name="colour" label="Couleur" />,
	);
	screen.getByRole('textbox', { name: 'Couleur' }).focus();
	await user.tab();
	expect(screen.getByRole('button', { name: 'Palette : Couleur' })).toHaveFocus();
	await user.keyboard('{Enter}');
	const shade = await screen.findByRole('slider', { name: 'Saturation et luminosité' });
	await waitFor(() => expect(shade).toHaveFocus());
	expect(shade).toHaveAttribute('aria-valuetext', 'saturation 100 %, luminosité 100 %');
	await user.keyboard('{ArrowDown}');
	await waitFor(() => expect(held()).toBe('#FC0000'));
	await expectAccessible();
	await user.tab();
	const hue = screen.getByRole('slider', { name: 'Teinte' });
	expect(hue).toHaveFocus();
	await user.keyboard('{ArrowRight}');
	await waitFor(() => expect(hue).toHaveAttribute('aria-valuetext', '1°'));
	expect(held()).toBe('#FC0400');
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
	expect(screen.getByRole('textbox', { name: 'Couleur' })).toHaveValue('#FC0400');
});

test('a picture is looked at before it is sent', async () => {
	const { held } = await show('photo', null, <ImageField name="photo" label="Photo" />);
	const input = screen.getByLabelText(/^Photo/, { selector: 'input' });
	const user = (await import('@testing-library/user-event')).default.setup({ applyAccept: false });
	await user.upload(input, new File(['x'], 'x.gif', { type: 'image/gif' }));
	expect(await screen.findByText(/PNG, JPEG ou WebP/)).toBeInTheDocument();
	expect(held()).toBeNull();
	const large = new File([new Uint8Array(5 * 2 ** 20 + 1)], 'x.png', { type: 'image/png' });
	await user.upload(input, large);
	expect(await screen.findByText(/dépasse 5 Mo/)).toBeInTheDocument();
	const picture = new File(['x'], 'x.png', { type: 'image/png' });
	await user.upload(input, picture);
	await waitFor(() => expect(held()).toBe(picture));
	await user.click(screen.getByRole('button', { name: 'Retirer l’image' }));
	expect(held()).toBeNull();
});

test('a file is dropped on its field; one that is too large is refused there', async () => {
	const field = <FileField name="file" label="Fichier" accept=".csv" maxMb={1} />;
	const { held, user } = await show('file', null, field);
	const zone = screen.getByText('ou déposez-le ici').closest('div')?.parentElement as HTMLElement;
	const drop = (file: File) => fireEvent.drop(zone, { dataTransfer: { files: [file] } });
	drop(new File([new Uint8Array(2 ** 20 + 1)], 'large.csv'));
	expect(await screen.findByText(/dépasse 1 Mo/)).toBeInTheDocument();
	expect(held()).toBeNull();
	drop(new File(['%PNG'], 'photo.png', { type: 'image/png' }));
	expect(await screen.findByText(/ceux qui se lisent ici : \.csv/)).toBeInTheDocument();
	expect(held()).toBeNull();
	const file = new File(['a;b'], 'results.csv');
	// Without it the browser would open the file in place of the page.
	expect(fireEvent.dragOver(zone)).toBe(false);
	const beside = { dataTransfer: { types: ['Files'] } };
	expect(fireEvent.dragOver(document.body, beside)).toBe(false);
	expect(fireEvent.drop(document.body, beside)).toBe(false);
	// Text that is moved into another field.
	expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
	expect(drop(file)).toBe(false);
	await waitFor(() => expect(held()).toBe(file));
	expect(screen.queryByText(/dépasse|se lisent ici/)).toBeNull();
	expect(screen.getByText('results.csv')).toBeInTheDocument();
	await user.click(screen.getByRole('button', { name: /results\.csv/ }));
	expect(held()).toBeNull();
});

describe('a choice among rows of another list', () => {
	/** Its id, by a letter. */
	const idOf = (letter: string) => `1c2d3e4f-0000-4000-8000-00000000000${letter}`;
	const branch = (letter: string) => ({ id: idOf(letter), name: `Branch ${letter}` }) as never;
	const field = (
		<RefField
			name="branch"
			label="Surcussale"
			from={surcussaleApi.list}
			choice={({ name }) => name}
			emptyLabel="Toutes"
			currentLabel="Branch f"
		/>
	);

	test('few of them are a plain list', async () => {
		fakeApi().on(surcussaleApi.list, () => aPage([branch('a'), branch('b')]));
		const { held, user } = await show('branch', null, field);
		await user.selectOptions(
			await screen.findByRole('combobox', { name: 'Surcussale' }),
			'Branch b',
		);
		expect(held()).toBe(idOf('b'));
		await user.selectOptions(screen.getByRole('combobox', { name: 'Surcussale' }), 'Toutes');
		expect(held()).toBe('');
	});

	test('many of them are searched by the server, and the chosen one keeps its name', async () => {
		const calls = fakeApi().on(surcussaleApi.list, ({ query }) =>
			query.q || query.id ? aPage([branch('c')]) : aPage([branch('a')], 500),
		);
		const { held, user } = await show('branch', idOf('f'), field);
		const box = await screen.findByRole('combobox', { name: 'Surcussale' });
		await waitFor(() => expect(box).toHaveValue('Branch f'));
		// Not left in between: what is left closes a moment later, and would close what was opened again by then.
		await user.clear(box);
		await user.type(box, 'c');
		await waitFor(() => expect(calls.received(surcussaleApi.list).at(-1)?.query.q).toBe('c'));
		await user.click(await screen.findByRole('option', { name: 'Branch c' }));
		await waitFor(() => expect(held()).toBe(idOf('c')));
		await waitFor(() => expect(box).toHaveValue('Branch c'));
		await user.click(screen.getByRole('button', { name: 'Effacer le choix' }));
		expect(held()).toBe('');
	});

	test('what is typed and not chosen stays, is an error once the field is left, and is held as it is', async () => {
		fakeApi().on(surcussaleApi.list, ({ query }) =>
			query.q ? aPage([]) : aPage([branch('a')], 500),
		);
		const { held, user } = await show('branch', idOf('f'), field);
		const box = await screen.findByRole('combobox', { name: 'Surcussale' });
		await user.clear(box);
		await user.type(box, 'mesidor');
		expect(held()).toBe('mesidor');
		await user.tab();
		await waitFor(() => expect(box).toHaveAccessibleDescription(/« mesidor » n’est pas un choix/));
		expect(box).toHaveValue('mesidor');
		expect(box).toBeInvalid();
		expect(held()).toBe('mesidor');
		await user.clear(box);
		await waitFor(() => expect(box).toBeValid());
		expect(held()).toBe('');
	});

	test('Enter takes the first that matches, also before the server has answered', async () => {
		const asked: Array<() => void> = [];
		fakeApi().on(surcussaleApi.list, async ({ query }) => {
			if (!query.q) return aPage([branch('a'), branch('b')], 500);
			await new Promise<void>((answer) => asked.push(answer));
			return aPage([{ ...(branch('c') as object), name: 'Pétion-Ville' } as never, branch('d')]);
		});
		const { held, user } = await show('branch', null, field);
		const box = await screen.findByRole('combobox', { name: 'Surcussale' });
		await user.type(box, 'petion{enter}');
		expect(held()).toBe('petion');
		for (const answer of asked) answer();
		await waitFor(() => expect(held()).toBe(idOf('c')));
		await waitFor(() => expect(box).toHaveValue('Pétion-Ville'));
		expect(box).toHaveAttribute('aria-expanded', 'false');
	});

	test('a filter keeps what is typed and says that it is no choice; what was chosen still holds', async () => {
		fakeApi().on(surcussaleApi.list, ({ query }) =>
			query.q ? aPage([]) : aPage([branch('a')], 500),
		);
		const changes: string[] = [];
		const { user } = await renderScreen(
			<RefFilter
				label="Surcussale"
				from={surcussaleApi.list}
				choice={({ name }) => name}
				emptyLabel="Toutes"
				value={idOf('a')}
				onChange={(id) => changes.push(id)}
			/>,
		);
		await waitFor(() =>
			expect(screen.getByRole('combobox', { name: 'Surcussale' })).toHaveValue('Branch a'),
		);
		const box = screen.getByRole('combobox', { name: 'Surcussale' });
		await user.type(box, 'x');
		await user.tab();
		await waitFor(() => expect(box).toHaveAccessibleDescription(/n’est pas un choix/));
		expect(box).toHaveValue('Branch ax');
		expect(changes).toEqual([]);
	});

	const filterBy = (chosen: string) =>
		renderScreen(
			<RefFilter
				label="Surcussale"
				from={surcussaleApi.list}
				choice={({ name }) => name}
				emptyLabel="Toutes"
				value={idOf(chosen)}
				onChange={() => {}}
			/>,
		);
	test('a filter names the chosen one, which is on none of the pages loaded', async () => {
		const calls = fakeApi().on(surcussaleApi.list, ({ query }) =>
			aPage([branch(query.id?.at(-1) ?? 'a')], query.id ? 1 : 500),
		);
		await filterBy('f');
		await waitFor(() =>
			expect(screen.getByRole('combobox', { name: 'Surcussale' })).toHaveValue('Branch f'),
		);
		expect(calls.received(surcussaleApi.list)).toHaveLength(2);
	});

	test('a filter by a row that is not there says so: it lets nothing through, and does not read as all', async () => {
		fakeApi().on(surcussaleApi.list, ({ query }) => aPage(query.id ? [] : [branch('a')]));
		await filterBy('f');
		await waitFor(() =>
			expect(screen.getByRole('combobox', { name: 'Surcussale' })).toHaveDisplayValue(
				'Introuvable',
			),
		);
	});

	test('a filter whose choices could not be loaded loads them again', async () => {
		const calls = fakeApi().on(surcussaleApi.list, () => {
			if (calls.received(surcussaleApi.list).length === 1) throw new NoAnswer();
			return aPage([branch('a')]);
		});
		const { user } = await filterBy('a');
		await user.click(
			await screen.findByRole('button', { name: 'Surcussale : recharger les choix' }),
		);
		await waitFor(() =>
			expect(screen.getByRole('combobox', { name: 'Surcussale' })).toHaveDisplayValue('Branch a'),
		);
		expect(screen.getByRole('combobox', { name: 'Surcussale' })).toBeEnabled();
	});

	test('when they cannot be loaded it says so, and tries again', async () => {
		fakeApi().on(surcussaleApi.list, () => {
			throw new NoAnswer();
		});
		const { user } = await show('branch', null, field);
		const again = await screen.findByRole('button', { name: 'Réessayer' });
		fakeApi().on(surcussaleApi.list, () => aPage([branch('a')]));
		await user.click(again);
		expect(await screen.findByRole('option', { name: 'Branch a' })).toBeInTheDocument();
	});
});
