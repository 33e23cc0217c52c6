import {
	AmountField,
	BallsField,
	ColourField,
	DateField,
	DateTimeField,
	ImageField,
	IntegerField,
	PasswordField,
	PercentField,
	PhoneField,
	RefField,
	RefsField,
	SelectField,
	SwitchField,
	TextField,
	TimeField,
	useFormValues,
	WeekdaysField,
} from '../../form/index.ts';
import { useIntl } from '../../i18n/index.ts';
import type { Row } from '../row.ts';
import type { AnyField } from './values.ts';

interface Props {
	field: AnyField;
	/** The row that is changed; undefined in the form that adds. */
	row: Row | undefined;
}

/** The field for a kind. */
export function ResourceField({ field, row }: Props) {
	const { formatMessage } = useIntl();
	const { values, setValues } = useFormValues<Record<string, unknown>>();
	const common = {
		name: field.name as string,
		label: formatMessage(field.label),
		...(field.help && { help: formatMessage(field.help) }),
	};
	switch (field.kind) {
		case 'text':
			return <TextField {...common} />;
		case 'longText':
			return <TextField {...common} isLong />;
		case 'password':
			return <PasswordField {...common} canMake />;
		case 'phone':
			return <PhoneField {...common} />;
		case 'time':
			return <TimeField {...common} />;
		case 'date':
			return <DateField {...common} />;
		case 'dateTime':
			return <DateTimeField {...common} />;
		case 'colour':
			return <ColourField {...common} />;
		case 'money':
			return (
				<AmountField {...common} currency={field.currency && (values[field.currency] as string)} />
			);
		case 'percent':
			return <PercentField {...common} />;
		case 'count':
			return <IntegerField {...common} unit={field.unit && formatMessage(field.unit)} />;
		case 'bool':
			return <SwitchField {...common} />;
		case 'weekdays':
			return <WeekdaysField {...common} />;
		case 'balls':
			return <BallsField {...common} />;
		case 'choice':
			return <SelectField {...common} choices={field.choices} />;
		case 'enum':
			return (
				<SelectField
					{...common}
					choices={Object.entries(field.labels).map(([value, label]) => ({
						value,
						label: formatMessage(label),
					}))}
				/>
			);
		case 'ref':
			return (
				<RefField
					{...common}
					{...field.choices}
					{...(field.none && { emptyLabel: formatMessage(field.none) })}
					currentLabel={field.shown && row ? (row[field.shown] as string | null) : null}
					onChosen={(chosen) => {
						// One write: several would be checked one by one against the values before.
						if (field.fills)
							void setValues({
								...values,
								[field.name]: (chosen as Row).id,
								...field.fills(chosen as never),
							});
					}}
				/>
			);
		case 'refs':
			return <RefsField {...common} {...field.choices} />;
		case 'image':
			return (
				<ImageField
					{...common}
					current={field.shown && row ? (row[field.shown] as string | null) : null}
				/>
			);
		case 'custom': {
			const Custom = field.field;
			return <Custom {...common} />;
		}
	}
}
