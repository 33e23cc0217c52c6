import { useState } from 'react';
import { NotSent } from '../../api/error.ts';
import { ApiError } from '../../api/index.ts';
import { Percent, strict, Type, text } from '../../contract/index.ts';
import { surcussaleApi } from '../../contract/surcussale.ts';
import { Link } from '../../router/index.ts';
import { unsaved, useSession } from '../../session/index.ts';
import {
	act,
	aPage,
	aUser,
	expectAccessible,
	fakeApi,
	fill,
	renderScreen,
	screen,
	waitFor,
} from '../../testing/index.tsx';
import { PercentField } from '../fields/NumberField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { RefsField } from '../fields/RefsField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { WeekdaysField } from '../fields/WeekdaysField.tsx';
import { FormFrame } from './FormFrame.tsx';

const body = strict({
	name: text(20),
	commission: Percent,
	password: Type.Optional(Type.String()),
});
const start = { name: 'Delmas', commission: 1000, password: '' };
type Values = typeof start;

interface Props {
	name?: string;
	save?: (values: Values, version: number | undefined) => Promise<unknown>;
	onSaved?: (answer: unknown) => void;
	initialValues?: Values;
	version?: number;
	countsOnce?: boolean;
}

const Screen = ({
	name = 'branch.1',
	save = async () => null,
	onSaved = () => {},
	initialValues = start,
	version = 3,
	countsOnce = false,
}: Props) => (
	<FormFrame
		name={name}
		initialValues={initialValues}
		body={body}
		version={version}
		countsOnce={countsOnce}
		save={save}
		onSaved={onSaved}
		compare={{
			fields: [
				{ name: 'name', label: 'Nom', show: String },
				{ name: 'commission', label: 'Commission', show: (value) => `${Number(value) / 100} %` },
			],
			toValues: (current) => current as Values,
		}}
	>
		<TextField name="name" label="Nom" />
		<PercentField name="commission" label="Commission" />
		<PasswordField name="password" label="Mot de passe" />
		<Link to="/other">Ailleurs</Link>
	</FormFrame>
);

const open = (props: Props = {}) => renderScreen(<Screen {...props} />, { path: '/form' });
/** A page whose address asks for another row without another page. */
async function openTwo() {
	function Page() {
		const [id, setId] = useState(1);
		const initialValues = id === 1 ? start : { ...start, name: 'Hinche' };
		return (
			<>
				<Screen name={`branch.${id}`} initialValues={initialValues} />
				<button type="button" onClick={() => setId(2)}>
					Autre
				</button>
			</>
		);
	}
	const { user } = await renderScreen(<Page />, { path: '/form' });
	return () => user.click(screen.getByRole('button', { name: 'Autre' }));
}
const nameField = () => screen.getByRole('textbox', { name: 'Nom' });
const commission = () => screen.getByRole('textbox', { name: 'Commission' });
const submit = () => screen.getByRole('button', { name: 'Enregistrer' });
const refuse = (error: ApiError) => async () => {
	throw error;
};

test('an error shows once the field was left, tied to it, and submit goes to the first one', async () => {
	const save = jest.fn();
	const { user } = await open({ save });
	await user.clear(nameField());
	expect(nameField()).not.toHaveAccessibleDescription(/requis/);
	await user.tab();
	await waitFor(() => expect(nameField()).toHaveAccessibleDescription('Ce champ est requis.'));
	expect(nameField()).toBeInvalid();
	await fill(commission(), '120');
	await user.click(submit());
	await waitFor(() => expect(nameField()).toHaveFocus());
	expect(commission()).toHaveAccessibleDescription(
		/^Avant : 10\s% La valeur maximale est 10000\.$/,
	);
	expect(save).not.toHaveBeenCalled();
	await expectAccessible();
});

test('an error speaks where its field was left; of those that a refused form brings the form speaks alone', async () => {
	const required = { code: 'required' } as const;
	const error = new ApiError('validation_failed', 422, {
		fields: { name: required, commission: required },
	});
	const { user } = await open({ save: refuse(error) });
	await user.clear(nameField());
	await user.tab();
	const said = await screen.findByText('Ce champ est requis.');
	expect(said).toHaveAttribute('aria-live', 'polite');
	await fill(nameField(), 'Jacmel');
	await fill(commission(), '12');
	await user.click(submit());
	expect(await screen.findAllByRole('alert')).toHaveLength(1);
	const errors = screen.getAllByText('Ce champ est requis.');
	expect(errors.map((each) => each.getAttribute('aria-live'))).toEqual(['off', 'off']);
	for (const field of [nameField(), commission()])
		expect(field).toHaveAccessibleDescription(/Ce champ est requis\.$/);
});

test('so it is with switches and with what is ticked, each of which the focus can go to', async () => {
	fakeApi().on(surcussaleApi.list, () => aPage([{ id: 'a', name: 'Jacmel' } as never]));
	const required = { code: 'required' } as const;
	const fields = { isOpen: required, days: required, branches: required };
	const { user } = await renderScreen(
		<FormFrame
			name="kinds"
			initialValues={{ isOpen: false, days: [], branches: [] }}
			body={undefined}
			save={refuse(new ApiError('validation_failed', 422, { fields }))}
			onSaved={() => {}}
		>
			<SwitchField name="isOpen" label="Ouvert" />
			<WeekdaysField name="days" label="Jours" />
			<RefsField name="branches" label="Surcussales" from={surcussaleApi.list} choice={String} />
		</FormFrame>,
	);
	await screen.findByRole('group', { name: 'Surcussales' });
	await user.click(submit());
	const errors = await screen.findAllByText('Ce champ est requis.');
	expect(errors.map((each) => each.getAttribute('aria-live'))).toEqual(['off', 'off', 'off']);
	const open = screen.getByRole('checkbox', { name: 'Ouvert' });
	await waitFor(() => expect(open).toHaveFocus());
	const groups = ['Jours', 'Surcussales'].map((name) => screen.getByRole('group', { name }));
	for (const field of [open, ...groups])
		expect(field).toHaveAccessibleDescription('Ce champ est requis.');
	for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid();
});

test('while it is saved the button waits, and a second press sends nothing', async () => {
	let answer = (_: unknown) => {};
	const save = jest.fn(() => new Promise((resolve) => (answer = resolve)));
	const onSaved = jest.fn();
	const { user } = await open({ save, onSaved });
	await fill(nameField(), 'Jacmel');
	await user.click(submit());
	const pending = await screen.findByRole('button', { name: /Enregistrement/ });
	expect(pending).toHaveAttribute('aria-disabled', 'true');
	await user.click(pending);
	answer({ id: 1 });
	await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 1 }));
	expect(save).toHaveBeenCalledTimes(1);
	expect(save).toHaveBeenCalledWith({ ...start, name: 'Jacmel' }, 3);
});

test('what the server refuses stands on its field until that changes; the rest above', async () => {
	const error = new ApiError('validation_failed', 422, { fields: { name: { code: 'taken' } } });
	const { user } = await open({ save: refuse(error) });
	await fill(nameField(), 'Jacmel');
	await user.click(submit());
	expect(await screen.findByRole('alert')).toHaveTextContent('Certains champs sont à corriger.');
	expect(nameField()).toHaveAccessibleDescription('Cette valeur est déjà prise.');
	await user.type(nameField(), 'x');
	await waitFor(() => expect(nameField()).not.toBeInvalid());
});

test('a failed call keeps what was typed and says what happened', async () => {
	const { user } = await open({ save: refuse(new ApiError('offline', 0)) });
	await fill(nameField(), 'Jacmel');
	await user.click(submit());
	expect(await screen.findByRole('alert')).toHaveTextContent('Le serveur est injoignable.');
	expect(nameField()).toHaveValue('Jacmel');
});

test('of a call without an answer nobody says that nothing was saved; of one that never went out it is certain', async () => {
	const { user, unmount } = await open({ save: refuse(new ApiError('timeout', 0)) });
	await fill(nameField(), 'Jacmel');
	await user.click(submit());
	const alert = await screen.findByRole('alert');
	expect(alert).toHaveTextContent(/^Peut-être enregistré.*Vérifiez d’abord si c’est fait\.$/);
	unmount();

	const once = await open({ save: refuse(new ApiError('internal', 500)), countsOnce: true });
	await once.user.click(submit());
	expect(await screen.findByRole('alert')).toHaveTextContent(
		/^Peut-être enregistré.*Enregistrez de nouveau sans rien changer : cela ne comptera qu’une fois\.$/,
	);
	once.unmount();

	for (const known of [new NotSent(), new ApiError('forbidden', 403)]) {
		const sure = await open({ save: refuse(known) });
		await sure.user.click(submit());
		expect(await screen.findByRole('alert')).toHaveTextContent(/^Non enregistré/);
		sure.unmount();
	}
});

test('a changed form asks before it is left, within the app and when the tab closes', async () => {
	const { user, address } = await open();
	const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
	expect(leaves()).toBe(true);
	await fill(nameField(), 'Jacmel');
	expect(leaves()).toBe(false);
	await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
	const dialog = await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
	await user.click(screen.getByRole('button', { name: 'Rester' }));
	await waitFor(() => expect(dialog).not.toBeInTheDocument());
	expect(address().pathname).toBe('/form');
	await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
	await user.click(await screen.findByRole('button', { name: 'Quitter' }));
	await waitFor(() => expect(address().pathname).toBe('/other'));
	expect(sessionStorage).toHaveLength(0);
});

test('whoever goes on pressing until the next page is there has saved once', async () => {
	const answers: Array<() => void> = [];
	const save = jest.fn(() => new Promise((take) => void answers.push(() => take(null))));
	const onSaved = jest.fn();
	const { user } = await open({ save, onSaved });
	await fill(nameField(), 'Jacmel');
	await user.click(submit());
	await screen.findByRole('button', { name: /Enregistrement/ });
	// Past the button, as a script or an extension of the browser would.
	const form = nameField().closest('form') as HTMLFormElement;
	await act(async () => form.requestSubmit());
	expect(screen.getByRole('button', { name: /Enregistrement/ })).toBeInTheDocument();
	await act(async () => answers[0]?.());
	expect(onSaved).toHaveBeenCalledTimes(1);
	await user.dblClick(submit());
	await user.type(nameField(), '{Enter}');
	expect(save).toHaveBeenCalledTimes(1);
	// A form that stays may be saved with something else.
	await fill(nameField(), 'Hinche');
	await user.click(submit());
	await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
});

describe('left while it is being saved', () => {
	const taken = new ApiError('validation_failed', 422, { fields: { name: { code: 'taken' } } });
	async function leaveWhileSaving() {
		let answer = { refuse: (_: Error) => {}, take: (_: unknown) => {} };
		const save = () =>
			new Promise((take, refuse) => {
				answer = { refuse, take };
			});
		const { user, address, unmount } = await open({ save });
		await fill(nameField(), 'Jacmel');
		await user.click(submit());
		await screen.findByRole('button', { name: /Enregistrement/ });
		await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
		await screen.findByRole('alertdialog', { name: 'Quitter pendant l’enregistrement ?' });
		await user.click(screen.getByRole('button', { name: 'Quitter' }));
		await waitFor(() => expect(address().pathname).toBe('/other'));
		return { answer, unmount };
	}

	test('what the server then refuses is told, and what was typed is there again', async () => {
		const { answer, unmount } = await leaveWhileSaving();
		answer.refuse(taken);
		await waitFor(() =>
			expect(screen.getByRole('log')).toHaveTextContent(
				'Non enregistré : Certains champs sont à corriger. Cette valeur est déjà prise. Votre saisie est gardée',
			),
		);
		unmount();
		await open();
		await waitFor(() => expect(nameField()).toHaveValue('Jacmel'));
	});

	test('what got no answer is not said to be lost', async () => {
		const { answer } = await leaveWhileSaving();
		answer.refuse(new ApiError('offline', 0));
		await waitFor(() =>
			expect(screen.getByRole('log')).toHaveTextContent(
				'Peut-être enregistré : Le serveur est injoignable. Vérifiez votre connexion. Vérifiez d’abord si c’est fait.',
			),
		);
	});

	test('what it takes leaves no draft', async () => {
		const { answer } = await leaveWhileSaving();
		answer.take(null);
		await waitFor(() => expect(sessionStorage).toHaveLength(0));
	});
});

test('an unchanged form is left without a word', async () => {
	const { user, address } = await open();
	await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
	await waitFor(() => expect(address().pathname).toBe('/other'));
});

test('a form with another name is another form: nothing of the one before stands in it', async () => {
	const askForAnother = await openTwo();
	await fill(nameField(), 'Jacmel');
	await askForAnother();
	await waitFor(() => expect(nameField()).toHaveValue('Hinche'));
	expect(screen.queryByText('Brouillon restauré')).toBeNull();
});

describe('draft', () => {
	test('survives a reload, without the password, and can be given up', async () => {
		const first = await open();
		await fill(nameField(), 'Jacmel');
		await fill(screen.getByLabelText(/^Mot de passe/, { selector: 'input' }), 'sesame-ouvre');
		expect(JSON.stringify({ ...sessionStorage })).not.toContain('sesame');
		first.unmount();

		const { user } = await open();
		expect(await screen.findByText('Brouillon restauré')).toBeInTheDocument();
		await waitFor(() => expect(nameField()).toHaveValue('Jacmel'));
		expect(screen.getByLabelText(/^Mot de passe/, { selector: 'input' })).toHaveValue('');
		await user.click(screen.getByRole('button', { name: 'Abandonner le brouillon' }));
		await waitFor(() => expect(nameField()).toHaveValue('Delmas'));
		expect(screen.queryByText('Brouillon restauré')).toBeNull();
		expect(sessionStorage).toHaveLength(0);
	});

	test('of a form that was sent and never answered does not say that it is not saved', async () => {
		const lost = [() => new Promise<never>(() => undefined), refuse(new ApiError('timeout', 0))];
		for (const save of lost) {
			const first = await open({ save });
			await fill(nameField(), 'Jacmel');
			await first.user.click(submit());
			// What is typed after it does not tell either.
			await fill(nameField(), 'Jacmel 2');
			first.unmount();
			const again = await open({ countsOnce: true });
			expect(await screen.findByRole('status')).toHaveTextContent(
				/^Peut-être enregistré.*rechargée avant la réponse\. Enregistrez de nouveau sans rien changer : cela ne comptera qu’une fois\./,
			);
			again.unmount();
			const other = await open({ save: refuse(new ApiError('forbidden', 403)) });
			expect(await screen.findByRole('status')).toHaveTextContent(/Vérifiez d’abord si c’est fait/);
			await other.user.click(submit());
			await screen.findByRole('alert');
			other.unmount();
			const refused = await open();
			expect(await screen.findByText('Brouillon restauré')).toBeInTheDocument();
			refused.unmount();
			sessionStorage.clear();
		}
	});

	test('of what was taken back goes, also beside a password', async () => {
		await open();
		await fill(nameField(), 'Jacmel');
		await waitFor(() => expect(sessionStorage).toHaveLength(1));
		await fill(screen.getByLabelText(/^Mot de passe/, { selector: 'input' }), 'sesame-ouvre');
		await fill(nameField(), 'Delmas');
		await waitFor(() => expect(sessionStorage).toHaveLength(0));
	});

	test('is saved over the version it began from, not over a newer one', async () => {
		const first = await open({ version: 3 });
		await fill(nameField(), 'Jacmel');
		first.unmount();
		const save = jest.fn(async () => null);
		const { user } = await open({ save, version: 4 });
		await waitFor(() => expect(nameField()).toHaveValue('Jacmel'));
		await user.click(submit());
		await waitFor(() =>
			expect(save).toHaveBeenCalledWith(expect.objectContaining({ name: 'Jacmel' }), 3),
		);
	});

	test('takes nothing back that somebody else saved meanwhile in a field that was not touched', async () => {
		const first = await open({ version: 3 });
		await fill(nameField(), 'Jacmel');
		first.unmount();
		const theirs = { ...start, commission: 1500 };
		const save = jest
			.fn()
			.mockRejectedValueOnce(
				new ApiError('version_conflict', 412, { current: { ...theirs, version: 4 } }),
			)
			.mockResolvedValueOnce(null);
		const { user } = await open({ save, initialValues: theirs, version: 4 });
		await waitFor(() => expect(nameField()).toHaveValue('Jacmel'));
		expect(commission()).toHaveValue('15');
		await user.click(submit());
		await screen.findByRole('radiogroup', { name: 'Nom' });
		expect(screen.queryByRole('radiogroup', { name: 'Commission' })).toBeNull();
		await user.click(screen.getByRole('button', { name: 'Enregistrer ces choix' }));
		await waitFor(() =>
			expect(save).toHaveBeenLastCalledWith(
				expect.objectContaining({ name: 'Jacmel', commission: 1500 }),
				4,
			),
		);
	});

	test('ends when the form is saved', async () => {
		const onSaved = jest.fn();
		const { user } = await open({ onSaved });
		await fill(nameField(), 'Jacmel');
		expect(sessionStorage).toHaveLength(1);
		await user.click(submit());
		await waitFor(() => expect(onSaved).toHaveBeenCalled());
		expect(sessionStorage).toHaveLength(0);
	});

	test('is not kept as nobody’s by whoever signs out over it', async () => {
		await open();
		await fill(nameField(), 'Jacmel');
		expect(sessionStorage).toHaveLength(1);
		act(() => {
			unsaved.forget();
			useSession.setState({ user: null, status: 'unauthenticated' });
		});
		expect(nameField()).toHaveValue('Jacmel');
		expect(sessionStorage).toHaveLength(0);
	});

	test('is nobody else’s', async () => {
		const first = await open();
		await fill(nameField(), 'Jacmel');
		first.unmount();
		await renderScreen(<Screen />, { path: '/form', user: aUser({ id: 'somebody-else' }) });
		expect(nameField()).toHaveValue('Delmas');
		expect(screen.queryByText('Brouillon restauré')).toBeNull();
	});
});

test('two people on one row: each field is chosen, then saved over the newer version', async () => {
	const theirs = { ...start, name: 'Delmas 33', commission: 1500, version: 7 };
	const save = jest
		.fn()
		.mockRejectedValueOnce(new ApiError('version_conflict', 412, { current: theirs }))
		.mockResolvedValueOnce(null);
	const onSaved = jest.fn();
	const { user } = await open({ save, onSaved });
	await fill(nameField(), 'Jacmel');
	await user.click(submit());
	const names = await screen.findByRole('radiogroup', { name: 'Nom' });
	expect(names).toHaveTextContent('Jacmel');
	expect(names).toHaveTextContent('Delmas 33');
	// Only they changed the commission, so theirs is proposed; both changed the name.
	const [mine, theirCommission] = [
		screen.getByRole('radio', { name: /La mienne\s*Jacmel/ }),
		screen.getByRole('radio', { name: /La leur\s*15 %/ }),
	];
	expect(mine).toBeChecked();
	expect(theirCommission).toBeChecked();
	await expectAccessible();
	await user.click(screen.getByRole('button', { name: 'Enregistrer ces choix' }));
	await waitFor(() => expect(onSaved).toHaveBeenCalled());
	expect(save).toHaveBeenLastCalledWith({ ...start, name: 'Jacmel', commission: 1500 }, 7);
});
