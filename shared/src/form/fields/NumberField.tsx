import type { ReactNode } from 'react';
import { useFormats, useIntl } from '../../i18n/index.ts';
import { Box, Input, InputGroup } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';
import { useTyped } from '../useTyped.ts';

/** Beside the unit, in characters, so that the figure never touches it. */
const ROOM_CH = 4;

/** Shows where thousands and the fraction stand. */
const EXAMPLE = 123_450;

interface Props extends FieldProps {
	/** The stored integer as it is typed. */
	readonly show: (value: number) => string;
	/** Reads what was typed; null: not a number. */
	readonly parse: (text: string) => number | null;
	/** The same with its unit, as it is told; as it is typed unless given. */
	readonly tell?: (value: number) => string;
	/** What cannot be read is refused by saying how an amount is written. */
	readonly isAmount?: boolean;
	/** Unit behind the figure. */
	readonly unit?: ReactNode;
	/** What applies while nothing is typed. */
	readonly placeholder?: string | undefined;
}

/** A number that reads otherwise than it is stored. */
export function NumberField({
	show,
	parse,
	tell = show,
	unit,
	placeholder,
	help,
	isAmount = false,
	...props
}: Props) {
	const { formatMessage } = useIntl();
	const field = useFormField<number | string | null>(props.name);
	const typed = useTyped(field, {
		show: (held) => (typeof held === 'number' ? show(held) : (held ?? '')),
		parse,
	});
	const wrong =
		isAmount &&
		field.error &&
		typeof field.value === 'string' &&
		field.value.trim() !== '' &&
		formatMessage(formMessages.notAnAmount, { text: typed.text, example: show(EXAMPLE) });
	const was = field.before?.value;
	const before =
		field.before &&
		formatMessage(formMessages.before, { value: typeof was === 'number' ? tell(was) : 'empty' });
	return (
		<FieldShell
			{...props}
			field={{ ...field, error: wrong || field.error }}
			help={before ? <Changed before={before} help={help} /> : help}
		>
			{(tie) => (
				<InputGroup endElement={unit} width="full">
					<Input
						{...tie}
						name={props.name}
						inputMode="decimal"
						placeholder={placeholder}
						autoComplete="off"
						fontVariantNumeric="tabular-nums"
						textAlign="end"
						{...(typeof unit === 'string' && { pe: `${unit.length + ROOM_CH}ch` })}
						value={typed.text}
						onChange={(event) => typed.type(event.currentTarget.value)}
						onBlur={typed.leave}
					/>
				</InputGroup>
			)}
		</FieldShell>
	);
}

/** What the row holds until it is saved, below what helps to fill the field in. */
const Changed = ({ before, help }: { before: string; help: ReactNode }) => (
	<>
		{help}
		<Box as="span" display="block">
			{before}
		</Box>
	</>
);

/** Minor units; typed as `1 234,50`. */
export function AmountField({
	currency: given,
	...props
}: FieldProps & {
	/** ISO 4217; the company's unless given. */
	readonly currency?: string | undefined;
}) {
	const { amount, amountInput, parseAmount, currency: own } = useFormats();
	const currency = given || own;
	return (
		<NumberField
			{...props}
			show={amountInput}
			tell={(value) => amount(value, currency)}
			parse={(text) => parseAmount(text, currency)}
			isAmount
			unit={currency === 'HTG' ? 'G' : currency}
		/>
	);
}

/** Basis points; typed as `12,5`. */
export function PercentField(props: FieldProps) {
	const { percent, percentInput, parsePercent } = useFormats();
	return (
		<NumberField {...props} show={percentInput} tell={percent} parse={parsePercent} unit="%" />
	);
}

/** A count. */
export function IntegerField({
	unit,
	placeholder,
	...props
}: FieldProps & Pick<Props, 'unit' | 'placeholder'>) {
	return (
		<NumberField
			{...props}
			show={String}
			parse={(text) => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : null)}
			unit={unit}
			placeholder={placeholder}
		/>
	);
}
