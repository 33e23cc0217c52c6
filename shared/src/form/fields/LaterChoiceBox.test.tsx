import { renderScreen, screen } from '../../testing/index.tsx';
import { Field } from '../../ui/index.ts';
import { LaterChoiceBox } from './LaterChoiceBox.tsx';

/** Its code does not come. */
jest.mock('./ChoiceBox.tsx', () => ({}));

test('nothing is chosen of what stands in the place of a box until it comes, within a field either', async () => {
	await renderScreen(
		<Field.Root>
			<LaterChoiceBox
				label="Agent"
				value="a"
				typed=""
				choices={[{ value: 'a', label: 'Élise Zamor' }]}
				isRequired={false}
				onType={() => {}}
				onChange={() => {}}
			/>
		</Field.Root>,
	);
	const outline = screen.getByRole('combobox', { name: 'Agent' });
	expect(outline).toHaveDisplayValue('Élise Zamor');
	expect(outline).toBeDisabled();
});
