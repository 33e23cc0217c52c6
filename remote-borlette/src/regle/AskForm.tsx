import { agentChoices } from '@borlette/shared/contract/agent';
import { STAKED_GAMES } from '@borlette/shared/contract/games';
import { tirageApi } from '@borlette/shared/contract/tirage';
import {
	FormattedMessage,
	gameMessages,
	type MessageDescriptor,
	useIntl,
	words,
} from '@borlette/shared/i18n';
import { AddFirst, RefFilter } from '@borlette/shared/resource';
import { Box, Field, Input, NativeSelect } from '@borlette/shared/ui';
import { type ReactNode, useId } from 'react';
import { messages } from './messages.ts';
import { type Asked, hasOptions } from './useAsked.ts';

const MOST_CHARACTERS = 5;

/** Agent, draw, game, option and ball; each change is in the address at once. */
export function AskForm({ asked }: { asked: Asked }) {
	const intl = useIntl();
	const { game, numbers, isBall, change } = asked;
	const hintId = useId();
	const isWrong = numbers !== '' && !isBall;
	return (
		<Box
			as="section"
			aria-label={intl.formatMessage(messages.asked)}
			display="flex"
			flexWrap="wrap"
			gap="4"
			padding="4"
			borderWidth="1px"
			borderRadius="lg"
			background="bg.panel"
			alignItems="flex-start"
		>
			<Labelled label={words.agent}>
				<RefFilter
					{...agentChoices}
					label={intl.formatMessage(words.agent)}
					emptyLabel={intl.formatMessage(messages.chooseAgent)}
					value={asked.agentId}
					onChange={(id) => change('agent_id', id)}
					whenNone={<AddFirst add="agent.new" />}
				/>
			</Labelled>
			<Labelled label={words.tirage}>
				<RefFilter
					from={tirageApi.list}
					choice={({ name }) => name}
					label={intl.formatMessage(words.tirage)}
					emptyLabel={intl.formatMessage(messages.chooseTirage)}
					value={asked.tirageId}
					onChange={(id) => change('tirage_id', id)}
					whenNone={<AddFirst add="tirage.new" />}
				/>
			</Labelled>
			<Choice
				label={words.game}
				value={game}
				choices={STAKED_GAMES.map((one) => [one, intl.formatMessage(gameMessages[one])])}
				onChange={(value) => change('game', value)}
			/>
			{hasOptions(game) && (
				<Choice
					label={words.option}
					value={asked.option}
					choices={['1', '2', '3'].map((one) => [one, one])}
					onChange={(value) => change('option', value)}
				/>
			)}
			<Field.Root width={{ base: 'full', sm: '140px' }} invalid={isWrong}>
				<Field.Label>
					<FormattedMessage {...words.boule} />
				</Field.Label>
				<Input
					value={numbers}
					maxLength={MOST_CHARACTERS}
					inputMode={game === 'mariage' ? 'text' : 'numeric'}
					autoComplete="off"
					aria-describedby={hintId}
					dir="ltr"
					onChange={(event) => change('numbers', event.currentTarget.value.trim())}
				/>
				{isWrong ? (
					<Field.ErrorText id={hintId}>
						<FormattedMessage {...messages.numbersWrong} />
					</Field.ErrorText>
				) : (
					<Field.HelperText id={hintId}>
						<FormattedMessage {...messages.numbersHint} values={{ game }} />
					</Field.HelperText>
				)}
			</Field.Root>
		</Box>
	);
}

/** The control has the same words as its name for screen readers. */
function Labelled({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
	return (
		<Box width={{ base: 'full', sm: 'auto' }}>
			<Box textStyle="label" marginBlockEnd="1.5" aria-hidden>
				<FormattedMessage {...label} />
			</Box>
			{children}
		</Box>
	);
}

interface ChoiceProps {
	label: MessageDescriptor;
	value: string;
	choices: ReadonlyArray<readonly [value: string, text: string]>;
	onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
	return (
		<Field.Root width={{ base: 'full', sm: '160px' }}>
			<Field.Label>
				<FormattedMessage {...label} />
			</Field.Label>
			<NativeSelect.Root>
				<NativeSelect.Field value={value} onChange={(event) => onChange(event.currentTarget.value)}>
					{choices.map(([one, text]) => (
						<option key={one} value={one}>
							{text}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Field.Root>
	);
}
