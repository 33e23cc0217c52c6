import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from '../i18n/index.ts';
import { CloseButton, Input, InputGroup, SearchIcon } from '../ui/index.ts';
import { tableMessages } from './messages.ts';

/** Long enough not to ask the server at each letter. */
const PAUSE_MS = 250;

interface Props {
	value: string;
	onSearch: (words: string) => void;
	placeholder?: string;
}

/** Searches when the typing pauses; Enter and the cross search at once. */
export function SearchBox({ value, onSearch, placeholder }: Props) {
	const { formatMessage } = useIntl();
	const [text, setText] = useState(value);
	const [known, setKnown] = useState(value);
	// Searches that are under way: the address says each of them later, when more may have been typed.
	const [asked, setAsked] = useState<readonly string[]>([]);
	if (value !== known) {
		const place = asked.indexOf(value);
		setKnown(value);
		setAsked(asked.slice(place + 1));
		// The address changed by other means (back button, "clear filters").
		if (place < 0) setText(value);
	}

	function search(words: string) {
		if (words !== (asked.at(-1) ?? value)) setAsked([...asked, words]);
		onSearch(words);
	}
	const searchTyped = useEffectEvent(() => search(text.trim()));

	useEffect(
		function searchAfterPause() {
			if (text.trim() === value) return;
			const timer = setTimeout(searchTyped, PAUSE_MS);
			return () => clearTimeout(timer);
		},
		[text, value],
	);

	return (
		<InputGroup
			// Narrower before the filters beside it go to a second line.
			flex="1 1 200px"
			maxWidth={{ sm: '320px' }}
			minWidth={{ base: '100%', sm: 'auto' }}
			startElement={<SearchIcon size={16} aria-hidden />}
			endElement={
				text && (
					<CloseButton
						size="2xs"
						aria-label={formatMessage(tableMessages.clearSearch)}
						onClick={() => {
							setText('');
							search('');
						}}
					/>
				)
			}
		>
			<Input
				role="searchbox"
				aria-label={formatMessage(tableMessages.search)}
				placeholder={placeholder ?? formatMessage(tableMessages.search)}
				maxLength={100}
				value={text}
				onChange={(event) => setText(event.currentTarget.value)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') search(text.trim());
				}}
			/>
		</InputGroup>
	);
}
