import { serverNow } from '@borlette/shared/api';
import {
	ChoiceBox,
	Combobox,
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
import { Box } from '@borlette/shared/ui';
import { useDeferredValue, useMemo } from 'react';
import { messages } from './messages.ts';
import { useZoneChoices } from './useZoneChoices.ts';
import { isZone, zoneLabel } from './zones.ts';

/** A time zone, looked for by its city or name. What is typed and is none is held as it is: the form is not sent. */
export function ZoneField(props: FieldProps) {
	const { formatMessage } = useIntl();
	const field = useFormField<string>(props.name);
	const { value: held } = field;
	const [value, typed] = isZone(held) ? [held, ''] : ['', held];
	const { usual, other, left } = useZoneChoices(useDeferredValue(typed));
	const choices = useMemo(() => {
		const shown = [...usual, ...other];
		// The chosen one belongs to the list, or the field would not know its name.
		const zones = value && !shown.includes(value) ? [...shown, value] : shown;
		return zones.map(choiceOf);
	}, [usual, other, value]);
	const notChosen = field.error && typed && formatMessage(formMessages.notChosen, { text: typed });
	return (
		<FieldShell {...props} field={{ ...field, error: notChosen || field.error }}>
			{(tie) => (
				<ChoiceBox
					{...tie}
					name={props.name}
					value={value}
					typed={typed}
					choices={choices}
					isRequired
					onType={field.setValue}
					onChange={field.setValue}
					onBlur={field.touch}
				>
					<Zones title={messages.usualZones} zones={usual} />
					<Zones title={messages.otherZones} zones={other} />
					{left > 0 && (
						<Box padding="2" color="fg.muted" fontSize="13px">
							<FormattedMessage {...messages.moreZones} values={{ count: left }} />
						</Box>
					)}
				</ChoiceBox>
			)}
		</FieldShell>
	);
}

const choiceOf = (zone: string) => ({ value: zone, label: zoneLabel(zone) });

function Zones({ title, zones }: { title: MessageDescriptor; zones: readonly string[] }) {
	const { locale } = useIntl();
	if (zones.length === 0) return null;
	return (
		<Combobox.ItemGroup>
			<Combobox.ItemGroupLabel>
				<FormattedMessage {...title} />
			</Combobox.ItemGroupLabel>
			{zones.map((zone) => (
				<Combobox.Item key={zone} item={choiceOf(zone)}>
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
