import { fireEvent, screen, waitFor } from '../../testing/index.tsx';
import { show } from '../../testing/showField.tsx';
import { PhoneField } from './PhoneField.tsx';

/** The numbering plans are under way until the test lets them in. */
const mockWaiting: (() => void)[] = [];
function arrive() {
	for (const letIn of mockWaiting.splice(0)) letIn();
}
jest.mock('../phone.ts', () => ({
	__esModule: true,
	// biome-ignore lint/suspicious/noThenProperty: so an import of it waits
	then(here: (phones: unknown) => void) {
		mockWaiting.push(() => here(jest.requireActual('../phone.ts')));
	},
}));

test('what was typed before the numbering plans came is read by them as well', async () => {
	const { held } = await show('phone', '', <PhoneField name="phone" label="Téléphone" />);
	const phone = screen.getByRole('textbox', { name: 'Téléphone' });
	fireEvent.change(phone, { target: { value: '36123456' } });
	expect(held()).toBe('36123456');
	await waitFor(() => expect(mockWaiting).not.toEqual([]));
	arrive();
	await waitFor(() => expect(held()).toBe('+50936123456'));
	expect(phone).toHaveValue('36 12 3456');
});

test('a row that is only opened stays as it is stored', async () => {
	const { held } = await show('phone', '36123456', <PhoneField name="phone" label="Téléphone" />);
	await waitFor(() => expect(mockWaiting).not.toEqual([]));
	arrive();
	const phone = screen.getByRole('textbox', { name: 'Téléphone' });
	await waitFor(() => expect(phone).toHaveValue('36 12 3456'));
	expect(held()).toBe('36123456');
});
