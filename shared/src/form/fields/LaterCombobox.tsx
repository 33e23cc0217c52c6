import { later, NativeSelect } from '../../ui/index.ts';
import type { RefComboboxProps } from './RefCombobox.tsx';

/** A combobox outside of forms: of most lists nobody filters by a long one, so its code comes where there is one. */
export const LaterCombobox = later(
	async () => (await import('./RefCombobox.tsx')).RefCombobox,
	Outline,
);

function Outline({ choices, value, label, emptyLabel }: RefComboboxProps) {
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
