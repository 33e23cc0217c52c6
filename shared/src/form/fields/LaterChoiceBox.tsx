import { later, NativeSelect } from '../../ui/index.ts';
import type { ChoiceBoxProps } from './ChoiceBox.tsx';

/** A combobox outside of forms, loaded lazily: most lists have no filter with many choices. */
export const LaterChoiceBox = later(
	async () => (await import('./ChoiceBox.tsx')).ChoiceBox,
	Outline,
);

function Outline({ choices, value, label, emptyLabel }: ChoiceBoxProps) {
	const chosen = choices.find((choice) => choice.value === value);
	return (
		<NativeSelect.Root>
			{/* Not of the root: within a field that one asks the field alone whether it is. */}
			<NativeSelect.Field aria-label={label} aria-busy disabled>
				<option>{chosen?.label ?? emptyLabel}</option>
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}
