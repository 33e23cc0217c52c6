import { FieldShell, useFormField, useFormValues } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { NativeSelect, Text } from '@borlette/shared/ui';
import { useEffect } from 'react';
import { messages } from './messages.ts';

const OPTIONS = [1, 2, 3] as const;
/** Games without options have this one. */
const NONE = 0;

interface Props {
	name: string;
	label: string;
	help?: string;
}

/** Which of a game's options it is. The first is everybody's, the others take `option_plus`. */
export function OptionField({ name, label, help }: Props) {
	const { formatMessage } = useIntl();
	const mayAddMore = useCan('option_plus');
	const { game } = useFormValues<{ game: string }>().values;
	const field = useFormField<number>(name);
	const hasOptions = game === 'lotto4' || game === 'lotto5';
	const { value, setValue } = field;
	const fitting = hasOptions ? value || OPTIONS[0] : NONE;

	useEffect(
		function fitGame() {
			if (value !== fitting) setValue(fitting);
		},
		[value, fitting, setValue],
	);

	const shown =
		hasOptions && !mayAddMore ? `${help ?? ''} ${formatMessage(messages.optionPlus)}` : help;
	return (
		<FieldShell name={name} label={label} field={field} {...(hasOptions && { help: shown })}>
			{(tie) =>
				hasOptions ? (
					<NativeSelect.Root>
						<NativeSelect.Field
							{...tie}
							name={name}
							value={String(fitting)}
							onBlur={field.touch}
							onChange={(event) => setValue(Number(event.currentTarget.value))}
						>
							{OPTIONS.map((option) => (
								<option key={option} value={option} disabled={option > 1 && !mayAddMore}>
									{option}
								</option>
							))}
						</NativeSelect.Field>
						<NativeSelect.Indicator />
					</NativeSelect.Root>
				) : (
					<Text color="fg.muted" py="2">
						{formatMessage(game ? messages.optionNone : messages.optionFirst)}
					</Text>
				)
			}
		</FieldShell>
	);
}
