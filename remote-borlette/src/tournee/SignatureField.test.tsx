import { strict, text } from '@borlette/shared/contract';
import { FormFrame } from '@borlette/shared/form';
import { expectAccessible, renderScreen, screen, waitFor } from '@borlette/shared/testing';
import { SignatureField } from './SignatureField.tsx';

test('a form without its signatures goes to the first one, which says what it lacks', async () => {
	const save = jest.fn();
	const { user } = await renderScreen(
		<FormFrame
			name="signatures"
			initialValues={{ agent: '', actor: '' }}
			body={strict({ agent: text(100), actor: text(100) })}
			save={save}
			onSaved={() => {}}
		>
			<SignatureField name="agent" label="Signature de Rose" />
			<SignatureField name="actor" label="Votre signature" />
		</FormFrame>,
	);
	await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
	const errors = await screen.findAllByText('Ce champ est requis.');
	expect(errors.map((each) => each.getAttribute('aria-live'))).toEqual(['off', 'off']);
	const first = screen.getByRole('img', { name: 'Signature de Rose' });
	await waitFor(() => expect(first).toHaveFocus());
	expect(first).toHaveAccessibleDescription('Ce champ est requis.');
	expect(save).not.toHaveBeenCalled();
	await expectAccessible();
});
