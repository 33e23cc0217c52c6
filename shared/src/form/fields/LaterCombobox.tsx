import { NativeSelect, PartFailed, useLazyPart } from '../../ui/index.ts';
import type { RefComboboxProps } from './RefCombobox.tsx';

const load = async () => (await import('./RefCombobox.tsx')).RefCombobox;

/** A combobox outside of forms: of most lists nobody filters by a long one, so its code comes where there is one. */
export function LaterCombobox(props: RefComboboxProps) {
	const { Part: Combobox, hasFailed, retry } = useLazyPart(load, true);
	if (Combobox) return <Combobox {...props} />;
	if (hasFailed) return <PartFailed onRetry={() => void retry()} />;
	const chosen = props.choices.find(({ value }) => value === props.value);
	return (
		<NativeSelect.Root disabled>
			<NativeSelect.Field aria-label={props.label} aria-busy>
				<option>{chosen?.label ?? props.emptyLabel}</option>
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}
