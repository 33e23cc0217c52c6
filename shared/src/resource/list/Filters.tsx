import { Fragment, memo } from 'react';
import { codesOf } from '../../contract/index.ts';
import { RefFilter } from '../../form/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { useCan } from '../../session/index.ts';
import { type ListUrl, tableMessages } from '../../table/index.ts';
import { Button, NativeSelect } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';
import { resourceMessages } from '../messages.ts';
import type { AnyFilter } from '../parts.ts';
import { DateFilter } from './DateFilter.tsx';

type ControlledFilter = Exclude<AnyFilter, { kind: 'date' }>;

interface Props {
	resource: AnyResource;
	url: ListUrl;
}

/**
 * The filters of a list; what is chosen is in the address, and they are drawn anew where that is another. Itself a function, as
 * earlier builds know it.
 */
export function Filters(props: Props) {
	return <Shown {...props} />;
}

const Shown = memo(function Shown({ resource, url }: Props) {
	const { formatMessage } = useIntl();
	return (
		<Fragment key={url.cleared}>
			{(resource.filters ?? []).map((filter) =>
				filter.kind === 'date' ? (
					<DateFilter key={filter.name} filter={filter} url={url} />
				) : (
					<FilterControl
						key={filter.name}
						filter={filter}
						value={url.state.filters[filter.name]}
						onChange={(value) => url.change({ filters: { [filter.name]: value } })}
					/>
				),
			)}
			{url.isFiltered && (
				<Button variant="ghost" onClick={url.clear}>
					{formatMessage(tableMessages.clearFilters)}
				</Button>
			)}
		</Fragment>
	);
});

interface ControlProps {
	filter: ControlledFilter;
	value: unknown;
	onChange: (value: unknown) => void;
}

function FilterControl({ filter, value, onChange }: ControlProps) {
	const { formatMessage, locale } = useIntl();
	const label = formatMessage(filter.label);
	const all = formatMessage(filter.all ?? resourceMessages.all, { filter: label });
	const mayFilter = useCan(filter.permission);
	const mayList = useCan(filter.kind === 'ref' ? codesOf(filter.choices.from) : undefined);
	// Who may not see the list could only be shown that its choices fail.
	if (!mayFilter || !mayList) return null;
	if (filter.kind === 'ref') {
		return (
			<RefFilter
				{...filter.choices}
				label={label}
				emptyLabel={all}
				value={value === undefined ? '' : String(value)}
				onChange={(id) => onChange(id || undefined)}
			/>
		);
	}
	const choices = Object.entries(filter.labels).map(([option, message]) => ({
		option,
		name: formatMessage(message),
	}));
	if (filter.kind === 'enum' && filter.isByName) {
		choices.sort((one, other) => one.name.localeCompare(other.name, locale));
	}
	const read = (text: string) => (filter.kind === 'bool' ? text === 'true' : text);
	return (
		<NativeSelect.Root width="auto" minWidth="140px">
			<NativeSelect.Field
				aria-label={label}
				value={value === undefined ? '' : String(value)}
				onChange={(event) => {
					const text = event.currentTarget.value;
					onChange(text === '' ? undefined : read(text));
				}}
			>
				<option value="">{all}</option>
				{choices.map(({ option, name }) => (
					<option key={option} value={option}>
						{name}
					</option>
				))}
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}
