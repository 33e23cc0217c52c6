import type { OutputOf } from '@borlette/shared/contract';
import type { DatePlan, tirageAutoApi } from '@borlette/shared/contract/tirage-auto';
import { FormattedMessage, useFormats, words } from '@borlette/shared/i18n';
import { Box, Card, Heading, Text, VisuallyHidden } from '@borlette/shared/ui';
import { messages } from './messages.ts';

interface Props {
	plans: readonly DatePlan[];
	/** What the last run made. */
	made: OutputOf<typeof tirageAutoApi.make> | undefined;
}

/** Companies by days: how many draws are held, and how many dates are missing. */
export function Plans({ plans, made }: Props) {
	const { dayShort } = useFormats();
	const days = [
		...new Set(plans.flatMap(({ dates }) => dates.map((date) => date.draw_date))),
	].sort();
	return (
		<Card.Root as="section" aria-labelledby="plans">
			<Card.Body>
				<Heading as="h2" size="md" id="plans">
					<FormattedMessage {...messages.preview} />
				</Heading>
				<Text color="fg.muted" mb="3">
					<FormattedMessage {...messages.previewHelp} />
				</Text>
				<Box overflowX="auto" tabIndex={0} role="group" aria-labelledby="plans">
					<Box
						as="table"
						width="full"
						fontVariantNumeric="tabular-nums"
						css={{
							'& th, & td': { padding: '2', textAlign: 'end', whiteSpace: 'nowrap' },
							'& tr > :first-child': { textAlign: 'start' },
							'& tbody tr': { borderTopWidth: '1px' },
						}}
					>
						<thead>
							<Box as="tr" color="fg.muted" fontSize="13px">
								<th scope="col">
									<FormattedMessage {...words.company} />
								</th>
								<th scope="col">
									<FormattedMessage {...messages.toMake} />
								</th>
								{days.map((day) => (
									<th key={day} scope="col">
										{dayShort(day)}
									</th>
								))}
								{made && (
									<th scope="col">
										<FormattedMessage {...messages.made} />
									</th>
								)}
							</Box>
						</thead>
						<tbody>
							{plans.map((plan) => (
								<tr key={plan.company_id}>
									<th scope="row">{plan.companyname}</th>
									<td>
										{plan.failed ? (
											<FormattedMessage {...messages.unknown} />
										) : (
											<b>{plan.dates.reduce((sum, { missing }) => sum + missing, 0)}</b>
										)}
									</td>
									{days.map((day) => (
										<td key={day}>
											{!plan.failed && (
												<Day date={plan.dates.find(({ draw_date }) => draw_date === day)} />
											)}
										</td>
									))}
									{made && (
										<td>
											{made.find(({ company_id }) => company_id === plan.company_id)?.created ?? 0}
										</td>
									)}
								</tr>
							))}
						</tbody>
					</Box>
				</Box>
			</Card.Body>
		</Card.Root>
	);
}

function Day({ date }: { date: DatePlan['dates'][number] | undefined }) {
	const draws = date?.draws ?? 0;
	const missing = date?.missing ?? 0;
	if (missing === 0) return draws;
	return (
		<>
			<VisuallyHidden>
				<FormattedMessage {...messages.missing} values={{ draws, missing }} />
			</VisuallyHidden>
			<span aria-hidden>
				{draws}
				<Box as="span" marginInlineStart="1" color="fg.success" fontWeight="semibold">
					<FormattedMessage {...messages.plus} values={{ missing }} />
				</Box>
			</span>
		</>
	);
}
