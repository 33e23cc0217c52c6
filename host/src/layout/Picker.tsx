import { isFound } from '@borlette/shared/contract/search';
import { useIntl } from '@borlette/shared/i18n';
import {
	Avatar,
	Box,
	bringIntoView,
	CheckIcon,
	Input,
	InputGroup,
	SearchIcon,
	Spinner,
} from '@borlette/shared/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { messages } from './layout.messages.ts';

export interface Choice {
	/** null: all of them. */
	value: string | null;
	label: string;
	/** A word or two behind the label, searched too. */
	note?: string;
	picture?: string | null;
}

interface Props {
	label: string;
	searchLabel: string;
	choices: readonly Choice[];
	chosen: string | null;
	isLoading: boolean;
	/** What went wrong with the list. */
	failure?: string | undefined;
	onChoose: (value: string | null) => void;
}

/** A list to search and choose from, 450 px tall (specification 9): the field keeps the focus, arrows move in the list. */
export function Picker({
	label,
	searchLabel,
	choices,
	chosen,
	isLoading,
	failure,
	onChoose,
}: Props) {
	const { formatMessage } = useIntl();
	const id = useId();
	const [typed, setTyped] = useState('');
	const [moved, setMoved] = useState<number>();
	const found = choices.filter(({ label, note = '' }) => isFound(`${label} ${note}`, typed));
	// Who presses Enter at once changes nothing.
	const begun = typed
		? 0
		: Math.max(
				found.findIndex(({ value }) => value === chosen),
				0,
			);
	const active = moved ?? begun;
	const nothing = failure ?? formatMessage(messages.nothingFound);

	function move(event: KeyboardEvent) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step) {
			event.preventDefault();
			setMoved((active + step + found.length) % Math.max(found.length, 1));
		} else if (event.key === 'Enter') {
			event.preventDefault();
			const choice = found[active];
			if (choice) onChoose(choice.value);
		}
	}

	return (
		<Box h="picker" maxH="calc(100dvh - 8rem)" display="flex" flexDirection="column">
			<InputGroup startElement={<SearchIcon size={18} aria-hidden />} px="3" pb="2">
				<Input
					role="combobox"
					aria-expanded
					aria-controls={id}
					aria-activedescendant={found.length ? `${id}-${active}` : undefined}
					aria-label={searchLabel}
					placeholder={searchLabel}
					autoFocus
					value={typed}
					onKeyDown={move}
					onChange={({ target }) => {
						setTyped(target.value);
						setMoved(undefined);
					}}
				/>
			</InputGroup>
			<Box
				id={id}
				role="listbox"
				aria-label={label}
				tabIndex={-1}
				flex="1"
				overflowY="auto"
				px="2"
				pb="2"
			>
				{found.map((choice, index) => (
					<Option
						key={choice.value ?? ''}
						id={`${id}-${index}`}
						choice={choice}
						isActive={index === active}
						isChosen={choice.value === chosen}
						onChoose={() => onChoose(choice.value)}
					/>
				))}
			</Box>
			{isLoading && <Spinner m="4" alignSelf="center" />}
			{!isLoading && (failure || found.length === 0) && (
				<Box role="status" p="4" textAlign="center" color={failure ? 'fg.error' : 'fg.muted'}>
					{nothing}
				</Box>
			)}
		</Box>
	);
}

interface OptionProps {
	id: string;
	choice: Choice;
	isActive: boolean;
	isChosen: boolean;
	onChoose: () => void;
}

function Option({ id, choice, isActive, isChosen, onChoose }: OptionProps) {
	return (
		<Box
			id={id}
			role="option"
			aria-selected={isChosen}
			ref={(option: HTMLDivElement | null) => {
				if (isActive) bringIntoView(option);
			}}
			onClick={onChoose}
			display="flex"
			alignItems="center"
			gap="3"
			minH="11"
			px="3"
			borderRadius="md"
			cursor="pointer"
			bg={isActive ? 'bg.muted' : undefined}
			_hover={{ bg: 'bg.muted' }}
		>
			{choice.picture !== undefined && (
				<Avatar.Root size="2xs" shape="rounded" aria-hidden>
					<Avatar.Fallback name={choice.label} />
					{choice.picture && <Avatar.Image src={choice.picture} alt="" loading="lazy" />}
				</Avatar.Root>
			)}
			<Box as="span" flex="1" minW="0" truncate fontWeight={isChosen ? 'semibold' : 'normal'}>
				{choice.label}
			</Box>
			{choice.note && (
				<Box as="span" color="fg.muted" textStyle="reference">
					{choice.note}
				</Box>
			)}
			{isChosen && <CheckIcon size={18} aria-hidden />}
		</Box>
	);
}
