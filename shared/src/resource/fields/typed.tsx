import type { ComponentType } from 'react';
import {
	AmountField,
	BallsField,
	ColourField,
	DateField,
	DateTimeField,
	type FieldProps,
	ImageField,
	IntegerField,
	PasswordField,
	PercentField,
	PhoneField,
	SwitchField,
	TextField,
	TimeField,
	useFormValues,
	WeekdaysField,
	weekdayName,
} from '../../form/index.ts';
import { type MessageDescriptor, useIntl, useToday } from '../../i18n/index.ts';
import { resourceMessages } from '../messages.ts';
import type { NameFor, RowNameFor } from '../options.ts';
import { textIn } from '../row.ts';
import type { FieldKind } from './kind.ts';

/** A kind whose control needs to know no more than every field. */
const plain = (Control: ComponentType<FieldProps>) => ({
	Control: ({ common }: { common: FieldProps }) => <Control {...common} />,
});

export const text: FieldKind<string> = plain(TextField);
export const longText: FieldKind<string> = {
	Control: ({ common }) => <TextField {...common} isLong />,
};
export const password: FieldKind<string> = {
	Control: ({ common }) => <PasswordField {...common} canMake />,
	isOwn: true,
};
export const phone: FieldKind<string> = {
	...plain(PhoneField),
	shown: (value, { formats }) => formats.phone(value),
};
export const colour: FieldKind<string> = plain(ColourField);

export const time: FieldKind<string> = plain(TimeField);
/** A day. `last`: the latest that the call takes; one that the row has already stays. */
export const date: FieldKind<string, { last?: 'today' }> = {
	Control: function Day({ common, options: { last }, row }) {
		const today = useToday();
		const held = textIn(row, common.name) ?? '';
		const isLater = held > today;
		return <DateField {...common} {...(last && { max: isLater ? held : today })} />;
	},
};
/** An instant, typed as the clock of the company shows it. */
export const dateTime: FieldKind<string> = {
	...plain(DateTimeField),
	shown: (value, { formats }) => formats.dateTime(value),
};

/** `currency`: the field of the form that says it; the company's unless given. */
export const money: FieldKind<number, { currency?: NameFor<string> }> = {
	Control: function Money({ common, options: { currency } }) {
		const { values } = useFormValues<Record<string, string>>();
		return <AmountField {...common} currency={currency && values[currency]} />;
	},
	shown: (value, { formats, row }, { currency }) =>
		typeof value === 'number' ? formats.amount(value, textIn(row, currency)) : value,
	limit: (limit, { formats, values }, { currency }) =>
		formats.amount(limit, textIn(values, currency)),
};
export const percent: FieldKind<number> = {
	...plain(PercentField),
	shown: (value, { formats }) => (typeof value === 'number' ? formats.percent(value) : value),
	limit: (limit, { formats }) => formats.percent(limit),
};
export const count: FieldKind<number, { unit?: MessageDescriptor }> = {
	Control: function Count({ common, options: { unit } }) {
		const { formatMessage } = useIntl();
		return <IntegerField {...common} unit={unit && formatMessage(unit)} />;
	},
};

export const bool: FieldKind<boolean> = {
	...plain(SwitchField),
	empty: false,
	shown: (value, { intl }) =>
		intl.formatMessage(value ? resourceMessages.yes : resourceMessages.no),
};
export const weekdays: FieldKind<readonly number[]> = {
	...plain(WeekdaysField),
	empty: [],
	shown: (value, { formats }) =>
		[value]
			.flat()
			.map((day) => weekdayName(Number(day), formats.locale, 'short'))
			.join(', '),
};
export const balls: FieldKind<readonly string[]> = {
	...plain(BallsField),
	empty: [],
	shown: (value) => [value].flat().join(', '),
	fromText: (text) => text.split(/[\s,;]+/).filter(Boolean),
};

/** A picture sent beside the body; `shown` is the address of the one there is now. */
export const image: FieldKind<File, { shown?: RowNameFor<string> }> = {
	Control: ({ common, options: { shown }, row }) => (
		<ImageField {...common} current={textIn(row, shown) ?? null} />
	),
	isOwn: true,
};
