import { useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { Input, Tag, Wrap } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';

const SEPARATOR = /[\s,;]+/;

/** Several balls, typed or pasted with blanks or commas between them; each becomes a chip. */
export function BallsField(props: FieldProps) {
	const { formatMessage } = useIntl();
	const field = useFormField<string[]>(props.name);
	const [text, setText] = useState('');
	const balls = field.value ?? [];
	const pattern = new RegExp(field.schema?.items?.pattern ?? '.');
	const wrong = balls.find((ball) => !pattern.test(ball));

	function add(typed: string) {
		const added = typed.split(SEPARATOR).filter(Boolean);
		if (added.length) field.setValue([...new Set([...balls, ...added])]);
		setText('');
	}

	const error =
		wrong && field.error ? formatMessage(formMessages.ballInvalid, { ball: wrong }) : field.error;
	return (
		<FieldShell
			{...props}
			help={props.help ?? formatMessage(formMessages.ballsHelp)}
			field={{ ...field, error }}
		>
			{(tie) => (
				<>
					<Input
						{...tie}
						name={props.name}
						autoComplete="off"
						inputMode="text"
						dir="ltr"
						value={text}
						onChange={(event) => {
							const typed = event.currentTarget.value;
							if (SEPARATOR.test(typed)) add(typed);
							else setText(typed);
						}}
						onKeyDown={(event) => {
							if (event.key === 'Enter' && text) {
								event.preventDefault();
								add(text);
							}
							if (event.key === 'Backspace' && !text && balls.length)
								field.setValue(balls.slice(0, -1));
						}}
						onBlur={() => {
							add(text);
							field.touch();
						}}
					/>
					{balls.length > 0 && (
						<Wrap gap="2" marginBlockStart="1">
							{balls.map((ball) => (
								<Tag.Root
									key={ball}
									size="lg"
									colorPalette={pattern.test(ball) ? undefined : 'error'}
									fontVariantNumeric="tabular-nums"
								>
									<Tag.Label dir="ltr">{ball}</Tag.Label>
									{!props.disabled && (
										<Tag.EndElement>
											<Tag.CloseTrigger
												aria-label={formatMessage(formMessages.removeBall, { ball })}
												onClick={() => field.setValue(balls.filter((other) => other !== ball))}
											/>
										</Tag.EndElement>
									)}
								</Tag.Root>
							))}
						</Wrap>
					)}
				</>
			)}
		</FieldShell>
	);
}
