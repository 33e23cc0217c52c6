import { Field, later, NativeSelect } from '../../ui/index.ts';
import type { ChoiceBoxProps } from './ChoiceBox.tsx';

/** A combobox outside of forms, loaded lazily: most lists have no filter with many choices. */
export const LaterChoiceBox = later(
	async () => (await import('./ChoiceBox.tsx')).ChoiceBox,
	Outline,
);

function Outline({ choices, value, label, emptyLabel }: ChoiceBoxProps) {
	const chosen = choices.find((choice) => choice.value === value);
	return (
		// A field of its own: within one a list is as enabled as that is, whatever it says itself.
		<Field.Root disabled>
			<NativeSelect.Root>
				<NativeSelect.Field aria-label={label} aria-busy>
					<option>{chosen?.label ?? emptyLabel}</option>
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Field.Root>
	);
}
