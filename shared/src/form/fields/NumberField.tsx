import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/index.ts';
import { Input, InputGroup } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';
import { useTyped } from '../useTyped.ts';

/** Beside the unit, in characters, so that the figure never touches it. */
const ROOM_CH = 4;

interface Props extends FieldProps {
	/** The stored integer as it is typed. */
	readonly show: (value: number) => string;
	/** Reads what was typed; null: not a number. */
	readonly parse: (text: string) => number | null;
	/** Unit behind the figure. */
	readonly unit?: ReactNode;
	/** What applies while nothing is typed. */
	readonly placeholder?: string | undefined;
}

/** A number that reads otherwise than it is stored. */
export function NumberField({ show, parse, unit, placeholder, ...props }: Props) {
	const field = useFormField<number | string | null>(props.name);
	const typed = useTyped(field, {
		show: (held) => (typeof held === 'number' ? show(held) : (held ?? '')),
		parse,
	});
	return (
		<FieldShell {...props} field={field}>
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

/** Minor units; typed as `1 234,50`. */
export function AmountField({
	currency: given,
	...props
}: FieldProps & {
	/** ISO 4217; the company's unless given. */
	readonly currency?: string | undefined;
}) {
	const { amountInput, parseAmount, currency: own } = useFormats();
	const currency = given || own;
	return (
		<NumberField
			{...props}
			show={amountInput}
			parse={parseAmount}
			unit={currency === 'HTG' ? 'G' : currency}
		/>
	);
}

/** Basis points; typed as `12,5`. */
export function PercentField(props: FieldProps) {
	const { percentInput, parseAmount } = useFormats();
	// Two decimals of a percentage are basis points, as two decimals of a gourde are centimes.
	return <NumberField {...props} show={percentInput} parse={parseAmount} unit="%" />;
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
