import { defineTexts, FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { Box, Button, CopyText } from '@borlette/shared/ui';
import { useState } from 'react';
import { putBack, setKeptHere, type Typed } from '../loading/typed.ts';
import { Note } from './Note.tsx';

const messages = defineTexts('build.typed', {
	kept: 'Ce que vous aviez saisi dans cette page est gardé :',
	// A field and what was typed into it
	field: '{label} : {value}',
	// Button: types what was kept into the fields of the page again
	putBack: 'Remettre',
	// Button: throws away what was kept of a page
	forget: 'Oublier',
});

interface Props {
	kept: readonly Typed[];
	/** The page is below, so its fields can be filled. */
	canPutBack: boolean;
}

/** What was typed into a page that was taken away, for the one that comes in its place. */
export function TypedNote({ kept, canPutBack }: Props) {
	const { formatMessage } = useIntl();
	const [left, setLeft] = useState(kept);
	if (left.length === 0) return null;
	const lineOf = (typed: Typed) => formatMessage(messages.field, { ...typed });
	const forget = () => {
		setKeptHere([]);
		setLeft([]);
	};
	return (
		<Note
			action={
				<>
					{canPutBack && (
						<Button size="xs" variant="outline" onClick={() => setLeft(putBack(left))}>
							<FormattedMessage {...messages.putBack} />
						</Button>
					)}
					<CopyText size="xs" label={words.copy} text={() => left.map(lineOf).join('\n')} />
					<Button size="xs" variant="ghost" onClick={forget}>
						<FormattedMessage {...messages.forget} />
					</Button>
				</>
			}
		>
			<FormattedMessage {...messages.kept} />
			<Box as="ul" mt="1" maxH="40" overflowY="auto" tabIndex={0}>
				{left.map((typed) => (
					<li key={`${typed.label} ${typed.place}`}>{lineOf(typed)}</li>
				))}
			</Box>
		</Note>
	);
}
