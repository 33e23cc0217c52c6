import { type ComponentProps, useState } from 'react';
import { defineTexts, type MessageDescriptor, useIntl } from '../i18n/index.ts';
import { CheckIcon, CopyIcon } from './icons.ts';
import { Box, Button } from './parts.ts';

const messages = defineTexts('ui', {
	// On the button that has just copied a text
	copied: 'Copié',
	byHand: 'Le navigateur ne permet pas de copier : prenez le texte ici.',
});

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
	label: MessageDescriptor;
	/** Asked for when it is copied. */
	text: () => string;
}

/** Puts a text on the clipboard; where the browser forbids that, it shows it to be copied by hand. */
export function CopyText({ label, text, ...style }: Props) {
	const { formatMessage } = useIntl();
	const [shown, setShown] = useState<string>();
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		const copied = text();
		try {
			await navigator.clipboard.writeText(copied);
			setCopied(true);
		} catch {
			setShown(copied);
		}
	};
	return (
		<>
			<Button variant="outline" colorPalette="gray" {...style} onClick={() => void copy()}>
				{isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
				<span aria-live="polite">{formatMessage(isCopied ? messages.copied : label)}</span>
			</Button>
			{shown !== undefined && (
				<Box
					asChild
					w="full"
					h="40"
					p="2"
					textStyle="xs"
					fontFamily="mono"
					bg="bg.muted"
					borderRadius="md"
				>
					<textarea
						readOnly
						aria-label={formatMessage(messages.byHand)}
						value={shown}
						onFocus={({ target }) => target.select()}
					/>
				</Box>
			)}
		</>
	);
}
