import { serverNow } from '@borlette/shared/api';
import type { TirageInstance } from '@borlette/shared/contract/lotgagnant';
import {
	cityOf,
	FormattedMessage,
	type MessageDescriptor,
	useFormats,
	useIntl,
	words,
} from '@borlette/shared/i18n';
import { resourceMessages } from '@borlette/shared/resource';
import { Box, Card, Countdown, Heading } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { date } from './date.messages.ts';
import { messages } from './messages.ts';

const at = (moment: string, zone: string) => [moment, cityOf(zone)].join(' · ');

/** When the date closes and is drawn, and its figures. */
export function Facts({ instance }: { instance: TirageInstance }) {
	const { amount, count, dateTime, zone } = useFormats();
	const { formatMessage } = useIntl();
	const { timezone, close_at, draw_at } = instance;
	const here = dateTime(draw_at);
	const there = dateTime(draw_at, timezone);
	return (
		<Card.Root as="section" aria-labelledby="facts">
			<Card.Body>
				<Heading as="h2" size="md" id="facts" mb="3">
					<FormattedMessage {...date.facts} />
				</Heading>
				<Box
					as="dl"
					display="grid"
					gridTemplateColumns="auto 1fr"
					columnGap="4"
					rowGap="2"
					fontVariantNumeric="tabular-nums"
				>
					<Fact label={messages.closes}>
						{at(dateTime(close_at), zone)}
						{instance.state === 'open' && (
							<Box color="fg.muted">
								<FormattedMessage
									{...messages.closesIn}
									values={{ time: <Countdown to={close_at} now={serverNow} /> }}
								/>
							</Box>
						)}
					</Fact>
					<Fact label={messages.drawnAt}>{at(here, zone)}</Fact>
					{there !== here && <Fact label={date.drawnThere}>{at(there, timezone)}</Fact>}
					<Fact label={words.fiches}>{count(instance.fiches)}</Fact>
					<Fact label={words.ventes}>{amount(instance.vente, instance.currency)}</Fact>
					{/* Before they are counted, 0 would say that nobody won. */}
					{instance.state === 'settled' && (
						<>
							<Fact label={messages.fichesGagnantes}>{count(instance.fiches_gagnantes)}</Fact>
							<Fact label={words.gains}>{amount(instance.gain, instance.currency)}</Fact>
						</>
					)}
					<Fact label={messages.payable}>
						{formatMessage(instance.is_payable ? resourceMessages.yes : resourceMessages.no)}
					</Fact>
				</Box>
			</Card.Body>
		</Card.Root>
	);
}

function Fact({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
	return (
		<>
			<Box as="dt" color="fg.muted">
				<FormattedMessage {...label} />
			</Box>
			<Box as="dd" textAlign="end">
				{children}
			</Box>
		</>
	);
}
