import { serverNow } from '@borlette/shared/api';
import {
	Combobox,
	createListCollection,
	type FieldProps,
	FieldShell,
	formMessages,
	useFormField,
} from '@borlette/shared/form';
import {
	FormattedMessage,
	type MessageDescriptor,
	offsetName,
	useIntl,
} from '@borlette/shared/i18n';
import { Box, Portal } from '@borlette/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { messages } from './messages.ts';
import { useZoneChoices } from './useZoneChoices.ts';
import { zoneLabel } from './zones.ts';

/** A time zone, looked for by its city or name. */
export function ZoneField(props: FieldProps) {
	const { formatMessage } = useIntl();
	const field = useFormField<string>(props.name);
	const [words, setWords] = useState('');
	const { usual, other, left } = useZoneChoices(useDeferredValue(words));
	const { value } = field;
	const collection = useMemo(() => {
		const shown = [...usual, ...other];
		// The chosen one belongs to the list, or the field would not know its name.
		const items = value && !shown.includes(value) ? [...shown, value] : shown;
		return createListCollection({ items, itemToString: zoneLabel, itemToValue: (zone) => zone });
	}, [usual, other, value]);
	return (
		<FieldShell {...props} field={field}>
			{(tie) => (
				<Combobox.Root
					collection={collection}
					value={value ? [value] : []}
					openOnClick
					lazyMount
					unmountOnExit
					placeholder={formatMessage(formMessages.searchChoice)}
					onValueChange={({ value: [chosen = ''] }) => {
						setWords('');
						field.setValue(chosen);
					}}
					onInputValueChange={({ inputValue, reason }) => {
						if (reason === 'input-change') setWords(inputValue);
					}}
				>
					<Combobox.Control>
						<Combobox.Input {...tie} name={props.name} onBlur={field.touch} />
						<Combobox.IndicatorGroup>
							<Combobox.Trigger aria-label={formatMessage(formMessages.openChoices)} />
						</Combobox.IndicatorGroup>
					</Combobox.Control>
					<Portal>
						<Combobox.Positioner>
							<Combobox.Content maxHeight="320px">
								{usual.length + other.length === 0 && (
									<Box padding="2" color="fg.muted">
										{formatMessage(formMessages.noChoice)}
									</Box>
								)}
								<Zones title={messages.usualZones} zones={usual} />
								<Zones title={messages.otherZones} zones={other} />
								{left > 0 && (
									<Box padding="2" color="fg.muted" fontSize="13px">
										<FormattedMessage {...messages.moreZones} values={{ count: left }} />
									</Box>
								)}
							</Combobox.Content>
						</Combobox.Positioner>
					</Portal>
				</Combobox.Root>
			)}
		</FieldShell>
	);
}

function Zones({ title, zones }: { title: MessageDescriptor; zones: readonly string[] }) {
	const { locale } = useIntl();
	if (zones.length === 0) return null;
	return (
		<Combobox.ItemGroup>
			<Combobox.ItemGroupLabel>
				<FormattedMessage {...title} />
			</Combobox.ItemGroupLabel>
			{zones.map((zone) => (
				<Combobox.Item key={zone} item={zone}>
					<Combobox.ItemText flex="1">{zoneLabel(zone)}</Combobox.ItemText>
					<Box as="span" color="fg.muted" fontSize="13px" aria-hidden>
						{offsetName(serverNow(), zone, locale)}
					</Box>
					<Combobox.ItemIndicator />
				</Combobox.Item>
			))}
		</Combobox.ItemGroup>
	);
}
