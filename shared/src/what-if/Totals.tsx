import type { ReactNode } from 'react';
import type { WhatIf } from '../contract/what-if.ts';
import { FormattedMessage, NOTHING, useFormats, words } from '../i18n/index.ts';
import { Box, SimpleGrid, Stack, Text } from '../ui/index.ts';
import { leftAfter, leftBefore } from './figures.ts';
import { messages } from './messages.ts';

/** What was won, what came back and what was left, before and after; the change in words. */
export function Totals({ answer }: { answer: WhatIf }) {
	const { amount, percent } = useFormats();
	const { total, return_before, return_after } = answer;
	const whole = (basisPoints: number | null) =>
		basisPoints === null ? NOTHING : percent(basisPoints);
	const isLimit = total.refused > 0;
	return (
		<Stack gap="4">
			<Stack gap="1" role="status">
				<Text fontWeight="semibold" textStyle="md">
					<Change answer={answer} />
				</Text>
				{isLimit && (
					<Text>
						<FormattedMessage
							{...messages.refused}
							values={{ count: total.refused, amount: amount(total.vente - total.vente_after) }}
						/>
					</Text>
				)}
				{total.vente === 0 ? (
					<Text color="fg.muted">
						<FormattedMessage {...messages.unplayed} />
					</Text>
				) : (
					<Worst answer={answer} />
				)}
			</Stack>
			{total.vente > 0 && (
				<SimpleGrid as="dl" columns={{ base: 1, sm: isLimit ? 2 : 3 }} gap="3">
					{isLimit && (
						<Figure
							label={<FormattedMessage {...words.ventes} />}
							before={amount(total.vente)}
							after={amount(total.vente_after)}
						/>
					)}
					<Figure
						label={<FormattedMessage {...words.gains} />}
						before={amount(total.gain)}
						after={amount(total.gain_after)}
					/>
					<Figure
						label={<FormattedMessage {...messages.left} />}
						before={amount(leftBefore(total))}
						after={amount(leftAfter(total))}
					/>
					<Figure
						label={<FormattedMessage {...messages.returned} />}
						before={whole(return_before)}
						after={whole(return_after)}
					/>
				</SimpleGrid>
			)}
		</Stack>
	);
}

function Change({ answer: { total, draws } }: { answer: WhatIf }) {
	const { amount } = useFormats();
	const gained = leftAfter(total) - leftBefore(total);
	const values = { count: draws.length, amount: amount(Math.abs(gained)) };
	if (gained === 0) return <FormattedMessage {...messages.same} values={values} />;
	return <FormattedMessage {...(gained > 0 ? messages.more : messages.less)} values={values} />;
}

function Worst({ answer: { draws, worst } }: { answer: WhatIf }) {
	const { amount, day } = useFormats();
	const draw = draws.find(({ instance_id }) => instance_id === worst);
	if (!draw) return null;
	return (
		<Text color="fg.muted">
			<FormattedMessage
				{...messages.worst}
				values={{
					name: draw.tirage_name,
					date: day(draw.draw_date),
					before: amount(leftBefore(draw)),
					after: amount(leftAfter(draw)),
				}}
			/>
		</Text>
	);
}

function Figure({ label, before, after }: { label: ReactNode; before: string; after: string }) {
	return (
		<Box borderWidth="1px" borderRadius="md" padding="3">
			<Text as="dt" color="fg.muted" textStyle="xs">
				{label}
			</Text>
			<Box as="dd" fontVariantNumeric="tabular-nums">
				<Text as="span" display="block" textStyle="md" fontWeight="semibold">
					{after}
				</Text>
				<Text as="span" display="block" color="fg.muted" textStyle="xs">
					<FormattedMessage {...messages.before} values={{ amount: before }} />
				</Text>
			</Box>
		</Box>
	);
}
