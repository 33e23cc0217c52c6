import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Balls } from '@borlette/shared/resource';
import { Box, Card, Heading, Text } from '@borlette/shared/ui';
import { date } from './date.messages.ts';
import type { DateHistory } from './instance.ts';

const RESULT = {
	provisional: date.entryWaits,
	confirmed: date.entryConfirmed,
	reversed: date.entryReversed,
};
const SETTLEMENT = {
	settlement: date.settled,
	reversal: date.takenBack,
	cancellation: date.givenBack,
};

/** All that became of a date, oldest first: results by their revision, and what each gave or took back. */
export function History({ instance, results, settlements }: DateHistory) {
	if (results.length + settlements.length === 0) return null;
	const newest = Math.max(...results.map(({ revision }) => revision));
	const entries = [
		...results.map((result) => ({
			at: result.entered_at,
			entry: <Entered {...result} isNewest={result.revision === newest} />,
		})),
		...settlements.map((settlement) => ({
			at: settlement.at,
			entry: <Settled {...settlement} currency={instance.currency} />,
		})),
	].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
	return (
		<Card.Root as="section" aria-labelledby="history">
			<Card.Body>
				<Heading as="h2" size="md" id="history" mb="3">
					<FormattedMessage {...date.history} />
				</Heading>
				<Box as="ol" listStyleType="none" display="grid" gap="4">
					{entries.map(({ at, entry }, index) => (
						<Box as="li" key={`${at} ${index}`} borderInlineStartWidth="2px" paddingInlineStart="3">
							<Moment at={at} />
							{entry}
						</Box>
					))}
				</Box>
			</Card.Body>
		</Card.Root>
	);
}

function Moment({ at }: { at: string }) {
	const { dateTime } = useFormats();
	return (
		<Text as="time" {...{ dateTime: at }} textStyle="secondary">
			{dateTime(at)}
		</Text>
	);
}

function Entered({ isNewest, ...result }: DateHistory['results'][number] & { isNewest: boolean }) {
	const { dateTime } = useFormats();
	// Nothing took its place: it went with the draw that was not held.
	const isTakenBack = isNewest && result.state === 'reversed';
	const words = isTakenBack ? date.entryTakenBack : RESULT[result.state];
	const { lotto3, lot1, lot2, lot3, reason, confirmed_at } = result;
	const balls = [lotto3, lot1, lot2, lot3].filter((ball) => ball !== null);
	return (
		<Box display="grid" gap="1">
			<Text>
				<FormattedMessage
					{...(result.entered_by ? words : date.entryUnnamed)}
					values={{
						revision: result.revision,
						name: result.entered_by,
						other: result.confirmed_by ?? '',
						at: confirmed_at ? dateTime(confirmed_at) : '',
					}}
				/>
			</Text>
			<Box display="flex" gap="1">
				{balls.map((ball, place) => (
					<Balls key={place} balls={[ball]} />
				))}
			</Box>
			{reason && (
				<Text color="fg.muted">
					<FormattedMessage {...date.because} values={{ reason }} />
				</Text>
			)}
		</Box>
	);
}

type SettledProps = DateHistory['settlements'][number] & { currency: string };

function Settled({ kind, revision, fiches_gagnantes, gain, currency }: SettledProps) {
	const { amount } = useFormats();
	const given = amount(Math.abs(gain), currency);
	return (
		<Text>
			<FormattedMessage
				{...SETTLEMENT[kind]}
				values={{ revision, count: Math.abs(fiches_gagnantes), amount: given }}
			/>
		</Text>
	);
}
