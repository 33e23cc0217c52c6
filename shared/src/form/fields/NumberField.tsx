import { type ReactNode, useState } from 'react';
import { useFormats } from '../../i18n/index.ts';
import { Input, InputGroup } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';

interface Props extends FieldProps {
	/** The stored integer as it is typed. */
	readonly show: (value: number) => string;
	/** Reads what was typed; null: not a number. */
	readonly parse: (text: string) => number | null;
	/** Unit behind the figure. */
	readonly unit?: ReactNode;
}

/**
 * A number that reads otherwise than it is stored. While the text is no number the form holds the
 * text itself, so that nothing typed is lost and the rules can refuse it.
 */
export function NumberField({ show, parse, unit, ...props }: Props) {
	const field = useFormField<number | string | null>(props.name);
	const shown = () => (typeof field.value === 'number' ? show(field.value) : (field.value ?? ''));
	const [text, setText] = useState(shown);
	const [known, setKnown] = useState(field.value);
	// The value was set from elsewhere: a draft, a comparison, another field.
	if (!Object.is(field.value, known)) {
		setKnown(field.value);
		setText(shown());
	}
	return (
		<FieldShell {...props} field={field}>
			{(tie) => (
				<InputGroup endElement={unit} width="full">
					<Input
						{...tie}
						name={props.name}
						inputMode="decimal"
						autoComplete="off"
						fontVariantNumeric="tabular-nums"
						textAlign="end"
						value={text}
						onChange={(event) => {
							const typed = event.currentTarget.value;
							const value = typed.trim() === '' ? '' : (parse(typed) ?? typed);
							setText(typed);
							setKnown(value);
							field.setValue(value);
						}}
						onBlur={() => {
							setText(shown());
							field.touch();
						}}
					/>
				</InputGroup>
			)}
		</FieldShell>
	);
}

/** Minor units; typed as `1 234,50`. */
export function AmountField(props: FieldProps) {
	const { amountInput, parseAmount, currency } = useFormats();
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
export function IntegerField({ unit, ...props }: FieldProps & { readonly unit?: ReactNode }) {
	return (
		<NumberField
			{...props}
			show={String}
			parse={(text) => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : null)}
			unit={unit}
		/>
	);
}
