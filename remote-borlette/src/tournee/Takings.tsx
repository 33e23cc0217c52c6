import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { Box, Heading, NextIcon, Stack, Text } from '@borlette/shared/ui';
import { useId } from 'react';
import { messages } from './messages.ts';
import { useOpenTill } from './useTill.ts';
import { searchOf } from './useTourUrl.ts';

/** What this person took today and the server knows, each with its receipt. */
export function Takings() {
	const { tour } = useOpenTill();
	const { amount, clock } = useFormats();
	const titleId = useId();
	if (tour.takings.length === 0) return null;
	const total = tour.takings.reduce((sum, taking) => sum + taking.amount, 0);
	return (
		<Box as="section" aria-labelledby={titleId} minW="0">
			<Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3" mb="3">
				<Heading as="h2" size="md" id={titleId}>
					<FormattedMessage {...messages.takingsToday} />
				</Heading>
				<Text as="b" fontVariantNumeric="tabular-nums">
					{amount(total, tour.currency)}
				</Text>
			</Box>
			<Stack
				as="ul"
				listStyleType="none"
				gap="0"
				borderWidth="1px"
				borderColor="border"
				borderRadius="lg"
				bg="bg.panel"
				overflow="hidden"
			>
				{tour.takings.map(({ key, agent_name, surcussale_name, amount: taken, taken_at }) => (
					<Box
						as="li"
						key={key}
						borderTopWidth="1px"
						borderColor="border"
						_first={{ borderTopWidth: '0' }}
					>
						<Box asChild display="flex" alignItems="center" gap="3" minH="14" px="4" py="2">
							<Link to={searchOf({ show: 'receipt', key })}>
								<Box flex="1" minW="0">
									<Text overflowWrap="anywhere">{agent_name}</Text>
									<Text color="fg.muted" textStyle="secondary">
										{[surcussale_name, clock(taken_at)].join(' · ')}
									</Text>
								</Box>
								<Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
									{amount(taken, tour.currency)}
								</Text>
								<NextIcon size={18} aria-hidden style={{ flexShrink: 0 }} />
							</Link>
						</Box>
					</Box>
				))}
			</Stack>
		</Box>
	);
}
