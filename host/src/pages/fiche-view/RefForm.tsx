import { readRefCode } from '@borlette/shared/contract/fiche.ticket';
import { useIntl } from '@borlette/shared/i18n';
import { useNavigate } from '@borlette/shared/router';
import { Box, Button, Field, FieldFrame, Input } from '@borlette/shared/ui';
import { type FormEvent, useState } from 'react';
import { messages } from './ficheView.messages.ts';

/** Asks for the reference of a ticket, however it is typed, and leads to what became of it. */
export function RefForm() {
	const { formatMessage } = useIntl();
	const navigate = useNavigate();
	const [text, setText] = useState('');
	/** How often in a row. */
	const [refused, setRefused] = useState(0);
	const error =
		refused > 0 && !readRefCode(text)
			? formatMessage(text.trim() ? messages.referenceWrong : messages.referenceMissing)
			: undefined;

	function check(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const refCode = readRefCode(text);
		setRefused(refCode ? 0 : refused + 1);
		if (refCode) void navigate(`/fiche2-view/${refCode}`);
		else event.currentTarget.querySelector('input')?.focus();
	}

	return (
		<form noValidate onSubmit={check}>
			<FieldFrame help={formatMessage(messages.referenceHelp)} error={error} submitCount={refused}>
				{(tie) => (
					<>
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
								{...tie}
								value={text}
								onChange={(event) => setText(event.currentTarget.value)}
							/>
							<Button type="submit">{formatMessage(messages.check)}</Button>
						</Box>
					</>
				)}
			</FieldFrame>
		</form>
	);
}
