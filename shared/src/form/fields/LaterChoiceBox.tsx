import { later, NativeSelect } from '../../ui/index.ts';
import type { ChoiceBoxProps } from './ChoiceBox.tsx';

/** A box of choices outside of forms: of most lists nobody filters by a long one, so its code comes where there is one. */
export const LaterChoiceBox = later(
	async () => (await import('./ChoiceBox.tsx')).ChoiceBox,
	Outline,
);

function Outline({ choices, value, label, emptyLabel }: ChoiceBoxProps) {
	const chosen = choices.find((choice) => choice.value === value);
	return (
		<NativeSelect.Root disabled>
			<NativeSelect.Field aria-label={label} aria-busy>
				<option>{chosen?.label ?? emptyLabel}</option>
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}
