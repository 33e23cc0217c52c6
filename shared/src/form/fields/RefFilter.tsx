import type { ListEndpoint } from '../../contract/index.ts';
import { Box, NativeSelect } from '../../ui/index.ts';
import { LaterCombobox } from './LaterCombobox.tsx';
import { type RefChoices, useRefChoices } from './useRefChoices.ts';

interface Props<L extends ListEndpoint> extends RefChoices<L> {
	readonly label: string;
	readonly emptyLabel: string;
	readonly value: string;
	/** Empty: no filter. */
	readonly onChange: (id: string) => void;
}

/** A filter by a row of another list, outside of any form. */
export function RefFilter<L extends ListEndpoint>({
	from,
	choice,
	where,
	label,
	emptyLabel,
	value,
	onChange,
}: Props<L>) {
	const ref = useRefChoices({ from, choice, ...(where && { where }) }, value);
	if (ref.isLong) {
		return (
			<Box width={{ base: 'full', sm: '220px' }}>
				<LaterCombobox
					label={label}
					value={value}
					choices={ref.choices}
					emptyLabel={emptyLabel}
					isRequired={false}
					onSearch={ref.search}
					onChange={onChange}
				/>
			</Box>
		);
	}
	return (
		<NativeSelect.Root
			width="auto"
			minWidth={{ base: '140px', sm: '160px' }}
			disabled={ref.isLoading}
		>
			<NativeSelect.Field
				aria-label={label}
				value={value}
				onChange={(event) => onChange(event.currentTarget.value)}
			>
				<option value="">{emptyLabel}</option>
				{ref.choices.map((known) => (
					<option key={known.value} value={known.value}>
						{known.label}
					</option>
				))}
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}
