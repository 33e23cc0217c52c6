import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import {
	Box,
	Button,
	CloseButton,
	HStack,
	Input,
	SearchIcon,
	Spinner,
	VisuallyHidden,
} from '@borlette/shared/ui';
import { type Ref, useId, useState } from 'react';
import type { Entry } from './entry.ts';
import { Groups, optionId } from './Groups.tsx';
import { Hint } from './Hint.tsx';
import { messages } from './palette.messages.ts';
import { useChoosing } from './useChoosing.ts';
import { useGroups } from './useGroups.ts';

interface Props {
	/** The field. */
	ref: Ref<HTMLInputElement>;
	onGo: (entry: Entry) => void;
	onClose: () => void;
	onShortcuts: () => void;
	/** What was typed before the field had the focus. */
	takeAhead: () => string;
}

/** The field keeps the focus; keys move in the list below it. */
export function PaletteBox({ ref, onGo, onClose, onShortcuts, takeAhead }: Props) {
	const { formatMessage } = useIntl();
	const id = useId();
	const [typed, setTyped] = useState('');
	const { groups, isAsking, hasFailed, remember } = useGroups(typed);
	const entries = groups.flatMap((group) => group.entries);
	const choosing = useChoosing(entries, isAsking, (entry) => {
		remember(entry);
		onGo(entry);
	});
	const { active } = choosing;
	// Before anything is typed there is nothing that was not found.
	const isFound = !isAsking && (typed.trim() !== '' || entries.length > 0);
	return (
		<Box display="flex" flexDirection="column" maxH="min(560px, calc(100dvh - 4rem))">
			<HStack px="4" h="14" gap="3" flexShrink="0" borderBottomWidth="1px" borderColor="border">
				<SearchIcon size={18} aria-hidden style={{ flexShrink: 0 }} />
				<Input
					ref={ref}
					autoFocus
					role="combobox"
					aria-expanded={entries.length > 0}
					aria-controls={id}
					aria-autocomplete="list"
					aria-activedescendant={active && optionId(id, active.key)}
					aria-label={formatMessage(messages.field)}
					placeholder={formatMessage(messages.field)}
					variant="flushed"
					borderWidth="0"
					textOverflow="ellipsis"
					autoComplete="off"
					spellCheck={false}
					enterKeyHint="go"
					maxLength={100}
					value={typed}
					onFocus={() => {
						const ahead = takeAhead();
						if (ahead) setTyped((begun) => begun + ahead);
					}}
					onKeyDown={choosing.press}
					onChange={({ target }) => {
						setTyped(target.value);
						choosing.restart();
					}}
				/>
				{isAsking && <Spinner size="sm" color="fg.muted" />}
				<CloseButton size="sm" aria-label={formatMessage(words.close)} onClick={onClose} />
			</HStack>
			<Box flex="1" minH="0" overflowY="auto" p="2">
				<Groups id={id} groups={groups} active={active} onChoose={choosing.choose} />
				<Said typed={typed.trim()} isEmpty={entries.length === 0} {...{ isAsking, hasFailed }} />
			</Box>
			<VisuallyHidden role="status">
				{isAsking && formatMessage(messages.searching)}
				{isFound && formatMessage(messages.count, { count: entries.length })}
			</VisuallyHidden>
			<Box
				borderTopWidth="1px"
				borderColor="border"
				px="2"
				py="1"
				display={{ base: 'none', md: 'flex' }}
				justifyContent="flex-end"
			>
				<Button size="xs" variant="ghost" colorPalette="gray" onClick={onShortcuts}>
					<FormattedMessage {...messages.shortcuts} />
				</Button>
			</Box>
		</Box>
	);
}

interface SaidProps {
	typed: string;
	isEmpty: boolean;
	isAsking: boolean;
	hasFailed: boolean;
}

/** What was not found, or could not be looked for, and what one can type. */
function Said({ typed, isEmpty, isAsking, hasFailed }: SaidProps) {
	const isNothing = typed !== '' && isEmpty && !isAsking;
	if (typed !== '' && !isNothing && !hasFailed) return null;
	return (
		<Box px="3" py="3" display="grid" gap="1" color="fg.muted" textStyle="secondary">
			{isNothing && (
				<Box color="fg" overflowWrap="anywhere">
					<FormattedMessage {...messages.nothing} values={{ q: typed }} />
				</Box>
			)}
			{hasFailed && (
				<Box role="alert" color="fg.error">
					<FormattedMessage {...messages.failed} />
				</Box>
			)}
			{(typed === '' || isNothing) && (
				<Box>
					<Hint />
				</Box>
			)}
		</Box>
	);
}
