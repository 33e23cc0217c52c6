import { CHANNELS, type Channel } from '@borlette/shared/contract/alerts';
import {
	ALERT_SUBJECT_NAMES,
	type AlertSubject,
	subjectOf,
} from '@borlette/shared/contract/alerts.subjects';
import {
	AmountField,
	type FieldProps,
	FieldsetShell,
	IntegerField,
	PercentField,
	useFormField,
	useFormValues,
} from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { channelNames } from './channelNames.ts';
import { messages } from './messages.ts';

const isSubject = (name: unknown): name is AlertSubject =>
	ALERT_SUBJECT_NAMES.some((known) => known === name);

/** In the unit of what the rule is about; nothing where that is told each time in any case. */
export function ThresholdField({ name, label }: FieldProps) {
	const { formatMessage } = useIntl();
	const { about } = useFormValues<{ about: string }>().values;
	const { unit, isFigure = false } = isSubject(about) ? subjectOf(about) : {};
	const help = formatMessage(isFigure ? messages.thresholdOfFigure : messages.thresholdHelp);
	if (unit === 'amount') return <AmountField name={name} label={label} help={help} />;
	if (unit === 'percent') return <PercentField name={name} label={label} help={help} />;
	if (unit === 'count') return <IntegerField name={name} label={label} help={help} />;
	return null;
}

/** The ways that a rule takes, each a checkbox. */
export function ChannelsField({ name, label }: FieldProps) {
	const { formatMessage } = useIntl();
	const field = useFormField<Channel[]>(name);
	const chosen = field.value ?? [];
	const toggle = (channel: Channel) =>
		field.setValue(CHANNELS.filter((known) => (known === channel) !== chosen.includes(known)));
	return (
		<FieldsetShell label={label} field={field}>
			<Box display="flex" flexWrap="wrap" gap="4">
				{CHANNELS.map((channel) => (
					<Box as="label" key={channel} display="flex" alignItems="center" gap="2" cursor="pointer">
						<input
							type="checkbox"
							aria-invalid={Boolean(field.error) || undefined}
							checked={chosen.includes(channel)}
							onChange={() => toggle(channel)}
						/>
						{formatMessage(channelNames[channel])}
					</Box>
				))}
			</Box>
		</FieldsetShell>
	);
}
