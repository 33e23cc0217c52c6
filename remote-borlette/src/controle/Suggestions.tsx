import type { House, Suggestion } from '@borlette/shared/contract/controle';
import type { Board } from '@borlette/shared/contract/statistique';
import { FormattedMessage, gameMessages, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { Box, Button } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Tile } from './Tile.tsx';
import { useMeasures } from './useMeasures.ts';

/** What would lower the worst case, each done at once. */
export function Suggestions({ board, house }: { board: Board; house: House }) {
	const measures = useMeasures(board);
	const { suggestions } = house;
	return (
		<Tile
			area="second"
			title={<FormattedMessage {...messages.suggestions} />}
			text={<FormattedMessage {...messages.suggestionsText} />}
		>
			{measures.failure && (
				<Box role="alert" color="fg.error" marginBlockEnd="2">
					{measures.failure}
				</Box>
			)}
			{suggestions.length === 0 && (
				<Box color="fg.muted" textStyle={{ base: 'body', xl: 'lg' }}>
					<FormattedMessage
						{...(house.foretold === null ? messages.notForetold : messages.noSuggestion)}
					/>
				</Box>
			)}
			<Box as="ul" listStyleType="none" display="grid" gap="3">
				{suggestions.map((suggestion) => (
					<Row
						key={suggestion.limit?.game ?? suggestion.boules.join()}
						suggestion={suggestion}
						measures={measures}
					/>
				))}
			</Box>
		</Tile>
	);
}

/** Balls that are named in a sentence. */
const NAMED = 3;

interface RowProps {
	suggestion: Suggestion;
	measures: ReturnType<typeof useMeasures>;
}

function Row({ suggestion, measures }: RowProps) {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const text = useText()(suggestion);
	const isBlock = suggestion.limit === null;
	return (
		<Box
			as="li"
			display="flex"
			alignItems="center"
			justifyContent="space-between"
			gap="3"
			paddingBlockEnd="3"
			borderBlockEndWidth="1px"
			_last={{ borderBlockEndWidth: '0', paddingBlockEnd: '0' }}
		>
			<Box minW="0">
				<Box
					textStyle={{ base: 'lg', xl: '2xl' }}
					fontWeight="semibold"
					fontVariantNumeric="tabular-nums"
				>
					<FormattedMessage {...messages.saves} values={{ amount: amount(suggestion.saves) }} />
				</Box>
				<Box textStyle={{ base: 'body', xl: 'lg' }}>{text}</Box>
			</Box>
			{measures.may(suggestion) && (
				<Button
					size={{ base: 'md', xl: 'lg' }}
					flexShrink="0"
					colorPalette={isBlock ? 'error' : 'brand'}
					waits={measures.isPending}
					aria-label={text}
					onClick={() => void measures.take(suggestion)}
				>
					{formatMessage(isBlock ? words.block : messages.doLimit)}
				</Button>
			)}
		</Box>
	);
}

/** What is suggested, as a sentence. */
function useText(): (suggestion: Suggestion) => string {
	const { formatMessage, formatList } = useIntl();
	const { amount } = useFormats();
	return ({ boules, limit }) => {
		if (limit) {
			return formatMessage(messages.limit, {
				game: formatMessage(gameMessages[limit.game]),
				amount: amount(limit.limite),
			});
		}
		if (boules.length <= NAMED) {
			return formatMessage(messages.block, { balls: formatList(boules) });
		}
		return formatMessage(messages.blockMany, {
			balls: boules.slice(0, NAMED).join(', '),
			count: boules.length - NAMED,
		});
	};
}
