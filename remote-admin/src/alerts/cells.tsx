import type { AlertRule } from '@borlette/shared/contract/alerts';
import { subjectOf } from '@borlette/shared/contract/alerts.subjects';
import { isOfDayBefore, type ReportSchedule } from '@borlette/shared/contract/report-schedules';
import { useFormats, useIntl, weekdayName } from '@borlette/shared/i18n';
import { channelNames } from './channelNames.ts';
import { messages } from './messages.ts';

/** From which amount, share or number on a rule tells. */
export function ThresholdCell({ item: { about, threshold, currency } }: { item: AlertRule }) {
	const { formatMessage } = useIntl();
	const { amount, percent } = useFormats();
	if (threshold === null) return <>{formatMessage(messages.thresholdEach)}</>;
	const { unit } = subjectOf(about);
	if (unit === 'amount') return <>{amount(threshold, currency)}</>;
	if (unit === 'percent') return <>{percent(threshold)}</>;
	return <>{formatMessage(messages.count, { count: threshold })}</>;
}

export function PeopleCell({ item }: { item: { people_names: string[] } }) {
	return <>{item.people_names.join(', ')}</>;
}

export function ChannelsCell({ item: { channels } }: { item: AlertRule }) {
	const { formatMessage } = useIntl();
	return <>{channels.map((channel) => formatMessage(channelNames[channel])).join(', ')}</>;
}

export function QuietCell({ item: { quiet_from: from, quiet_to: to } }: { item: AlertRule }) {
	const { formatMessage } = useIntl();
	return <>{from && to ? formatMessage(messages.quietBetween, { from, to }) : null}</>;
}

export function ReportCell({ item }: { item: ReportSchedule }) {
	const { formatMessage } = useIntl();
	return <>{formatMessage(isOfDayBefore(item) ? messages.eveningBefore : messages[item.report])}</>;
}

export function WhenCell({ item: { days, at } }: { item: ReportSchedule }) {
	const { locale } = useFormats();
	const names = [...days].sort().map((day) => weekdayName(day, locale, 'short'));
	return <>{`${names.join(', ')} · ${at}`}</>;
}
