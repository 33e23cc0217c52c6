import { Input } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';

interface Props extends FieldProps {
	/** `yyyy-MM-dd` */
	readonly min?: string;
	readonly max?: string;
}

/** A day, `yyyy-MM-dd`. The browser's own picker: it is translated and works with a keyboard. */
export function DateField({ min, max, ...props }: Props) {
	return <NativeInput {...props} type="date" min={min} max={max} />;
}

/** A time of day, `HH:mm`. */
export function TimeField(props: FieldProps) {
	return <NativeInput {...props} type="time" />;
}

interface NativeProps extends FieldProps {
	readonly type: 'date' | 'time';
	readonly min?: string | undefined;
	readonly max?: string | undefined;
}

function NativeInput({ type, min, max, ...props }: NativeProps) {
	const field = useFormField<string | null>(props.name);
	return (
		<FieldShell {...props} field={field}>
			{(tie) => (
				<Input
					{...tie}
					type={type}
					name={props.name}
					min={min}
					max={max}
					value={field.value ?? ''}
					onBlur={field.touch}
					onChange={(event) => field.setValue(event.currentTarget.value)}
				/>
			)}
		</FieldShell>
	);
}
