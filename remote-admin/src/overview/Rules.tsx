import { figureTable, Loaded, MoreLink, Section } from '@borlette/shared/cards';
import type { Overview } from '@borlette/shared/contract/overview';
import {
	FormattedMessage,
	gameMessages,
	NOTHING,
	rateMessages,
	useFormats,
	useIntl,
	words,
} from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { type ScreenRef, useAddressOf, useScreen } from '@borlette/shared/screens';
import { Box, Heading, Skeleton } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { Seen } from './Seen.tsx';
import { type LimitRow, SOURCES, useLimits, usePrimes } from './useRules.ts';
import { useUserCan } from './useUserCan.ts';

interface Props {
	of: 'agent' | 'surcussale';
	overview: Overview;
}

/** The primes and limits that apply to what is sold, each with whose rule it is. */
export function Rules({ of, overview }: Props) {
	const may = useUserCan();
	const seesPrimes = may('view_agenttauxtirage');
	const seesLimits = LIMIT_CODES.some(may);
	const rule = useScreen('regle', {}, of === 'agent' ? { agent_id: overview.id } : {});
	if (!seesPrimes && !seesLimits) return null;
	return (
		<Section
			title={<FormattedMessage {...messages.rules} />}
			actions={
				<MoreLink to={rule}>
					<FormattedMessage {...messages.whichRule} />
				</MoreLink>
			}
		>
			<Seen height="320px">
				{() => (
					<Box display="grid" gap="6">
						{seesPrimes && <Primes of={of} overview={overview} />}
						{seesLimits && <Limits of={of} overview={overview} />}
					</Box>
				)}
			</Seen>
		</Section>
	);
}

const LIMIT_CODES = [
	'view_typegame',
	'view_typeboule',
	'view_typegameagent',
	'view_typebouleagent',
] as const;

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
	return (
		<Box minW="0">
			<Heading as="h3" textStyle="sm" fontWeight="semibold" mb="1">
				{title}
			</Heading>
			{children}
		</Box>
	);
}

function Primes({ of, overview }: Props) {
	const { count } = useFormats();
	const primes = usePrimes(of, overview.id);
	return (
		<Part title={<FormattedMessage {...messages.primes} />}>
			<Loaded read={primes} skeleton={<Skeleton h="160px" />}>
				{({ rates, otherDraws }) => (
					<>
						<Box css={figureTable} overflowX="auto">
							<table>
								<thead>
									<tr>
										<th scope="col">
											<FormattedMessage {...words.game} />
										</th>
										<th scope="col" data-align="end">
											<FormattedMessage {...messages.units} />
										</th>
										<th scope="col">
											<FormattedMessage {...messages.source} />
										</th>
									</tr>
								</thead>
								<tbody>
									{rates.map(({ rate, units, source }) => (
										<tr key={rate}>
											<th scope="row">
												<FormattedMessage {...rateMessages[rate]} />
											</th>
											<td data-align="end">{count(units)}</td>
											<td>
												<FormattedMessage {...SOURCES[source]} />
											</td>
										</tr>
									))}
								</tbody>
							</table>
						</Box>
						{otherDraws > 0 && (
							<Box textStyle="secondary" mt="2">
								<FormattedMessage {...messages.otherDraws} values={{ count: otherDraws }} />
							</Box>
						)}
					</>
				)}
			</Loaded>
		</Part>
	);
}

function Limits({ of, overview }: Props) {
	const limits = useLimits(of, overview.id);
	return (
		<Part title={<FormattedMessage {...messages.limits} />}>
			<Loaded read={limits} skeleton={<Skeleton h="120px" />}>
				{(rows) =>
					rows.length === 0 ? (
						<Box as="p" color="fg.muted">
							<FormattedMessage {...messages.noLimits} />
						</Box>
					) : (
						<LimitTable rows={rows} currency={overview.currency} />
					)
				}
			</Loaded>
		</Part>
	);
}

function LimitTable({ rows, currency }: { rows: readonly LimitRow[]; currency: string }) {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const addressOf = useAddressOf();
	const money = (minor: number | null) => (minor === null ? NOTHING : amount(minor, currency));
	const stakes = ({ min_stake: least, max_stake: most }: LimitRow) => {
		if (least !== null && most !== null)
			return formatMessage(messages.between, { least: money(least), most: money(most) });
		if (least !== null) return formatMessage(messages.from, { amount: money(least) });
		return most === null ? NOTHING : formatMessage(messages.upTo, { amount: money(most) });
	};
	const named = (row: LimitRow, link: ScreenRef<LimitRow>) => {
		const to = addressOf(link, row);
		const name = <FormattedMessage {...gameMessages[row.game]} />;
		return to ? <Link to={to}>{name}</Link> : name;
	};
	return (
		<Box css={{ ...figureTable, ...LINKS }} overflowX="auto">
			<table>
				<thead>
					<tr>
						{[words.game, words.boule, words.tirage, words.stake].map((label) => (
							<th key={label.id} scope="col">
								<FormattedMessage {...label} />
							</th>
						))}
						<th scope="col" data-align="end">
							<FormattedMessage {...words.limite} />
						</th>
						<th scope="col">
							<FormattedMessage {...messages.source} />
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<th scope="row">{named(row, row.link)}</th>
							<td>{row.boule ?? formatMessage(messages.everyBoule)}</td>
							<td>{row.tirage_name ?? formatMessage(words.everyTirage)}</td>
							<td>{stakes(row)}</td>
							<td data-align="end">{money(row.limite)}</td>
							<td>
								<FormattedMessage {...SOURCES[row.isOwn ? 'agent' : 'general']} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Box>
	);
}

const LINKS = { '& a': { color: 'brand.fg', textDecoration: 'underline' } } as const;
