import { readRefCode } from '@borlette/shared/contract/fiche.ticket';
import { useIntl } from '@borlette/shared/i18n';
import { useNavigate } from '@borlette/shared/router';
import { Box, Button, Field, Input } from '@borlette/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { messages } from './ficheView.messages.ts';

/** Asks for the reference of a ticket, however it is typed, and leads to what became of it. */
export function RefForm() {
	const { formatMessage } = useIntl();
	const navigate = useNavigate();
	const id = useId();
	const [text, setText] = useState('');
	const [isRefused, setRefused] = useState(false);
	const error =
		isRefused && !readRefCode(text)
			? formatMessage(text.trim() ? messages.referenceWrong : messages.referenceMissing)
			: undefined;
	const help = `${id}-help`;
	const wrong = `${id}-error`;

	function check(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const refCode = readRefCode(text);
		setRefused(!refCode);
		if (refCode) void navigate(`/fiche2-view/${refCode}`);
		else event.currentTarget.querySelector('input')?.focus();
	}

	return (
		<form noValidate onSubmit={check}>
			<Field.Root ids={{ helperText: help, errorText: wrong }} invalid={Boolean(error)}>
				<Field.Label>{formatMessage(messages.reference)}</Field.Label>
				<Box display="flex" flexWrap="wrap" gap="3" width="full">
					<Input
						flex="1 1 220px"
						dir="ltr"
						fontFamily="mono"
						textTransform="uppercase"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						maxLength={40}
						aria-describedby={error ? `${help} ${wrong}` : help}
						value={text}
						onChange={(event) => setText(event.currentTarget.value)}
					/>
					<Button type="submit">{formatMessage(messages.check)}</Button>
				</Box>
				<Field.HelperText>{formatMessage(messages.referenceHelp)}</Field.HelperText>
				<Field.ErrorText>{error}</Field.ErrorText>
			</Field.Root>
		</form>
	);
}
