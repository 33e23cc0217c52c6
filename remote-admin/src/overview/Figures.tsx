import { cardMessages, FigureCard, KpiCard } from '@borlette/shared/cards';
import { knownFigure } from '@borlette/shared/contract/dashboard';
import { DEBT_DAYS, type Overview } from '@borlette/shared/contract/overview';
import { FormattedMessage, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { useScreen } from '@borlette/shared/screens';
import { Box, ClockIcon } from '@borlette/shared/ui';
import { daysFrom } from './days.ts';
import type { Kind } from './kinds.ts';
import { CARDS } from './layout.ts';
import { messages } from './messages.ts';

interface Props {
	kind: Kind;
	overview: Overview;
}

/** Money in hand, what of it is owed and since when, and today beside yesterday. */
export function Figures({ kind, overview }: Props) {
	const { formatMessage } = useIntl();
	const { balance, debt, sales } = overview;
	if (balance === null && !debt && !sales) return null;
	return (
		<Box as="section" aria-label={formatMessage(messages.figures)}>
			<Box as="ul" listStyleType="none" {...CARDS}>
				{balance !== null && <Balance kind={kind} overview={overview} balance={balance} />}
				{debt && <Debt kind={kind} overview={overview} debt={debt} />}
				{sales && <Sales kind={kind} overview={overview} sales={sales} />}
			</Box>
		</Box>
	);
}

function Balance({ kind, overview, balance }: Props & { balance: number }) {
	const { amount } = useFormats();
	const to = useScreen('transaction.list', {}, kind.filterOf(overview));
	const inFavour = kind.isGroup ? messages.hasMany : messages.has;
	return (
		<FigureCard
			label={messages.balance}
			figure={amount(balance, overview.currency)}
			to={to}
			toLabel={messages.seeMovements}
		>
			<Box textStyle="secondary">
				<FormattedMessage
					{...(balance < 0 ? messages.owes : balance > 0 ? inFavour : messages.even)}
				/>
			</Box>
		</FigureCard>
	);
}

function Debt({ kind, overview, debt }: Props & { debt: NonNullable<Overview['debt']> }) {
	const { amount, count } = useFormats();
	const { agents, since } = debt;
	const { q } = { q: overview.name };
	const to = useScreen('cloture', {}, kind.isGroup ? kind.filterOf(overview) : { q });
	return (
		<FigureCard
			label={messages.debt}
			figure={amount(debt.amount, overview.currency)}
			to={to}
			toLabel={messages.seeClosing}
		>
			<Box textStyle="secondary" display="grid" gap="1" justifyItems="start">
				{/* Texts side by side in a grid would be one of its items. */}
				<span>
					{since ? <Age overview={overview} since={since} isOlder={debt.is_older} /> : <Even />}
				</span>
				{kind.isGroup && (
					<span>
						<FormattedMessage
							{...messages.debtors}
							values={{ count: agents, all: count(overview.agents) }}
						/>
					</span>
				)}
			</Box>
		</FigureCard>
	);
}

const Even = () => <FormattedMessage {...messages.even} />;

/** What is not handed over on the day itself stands out. */
function Age({
	overview: { day },
	since,
	isOlder,
}: {
	overview: Overview;
	since: string;
	isOlder: boolean;
}) {
	const { formatMessage } = useIntl();
	const days = daysFrom(since, day);
	if (days === 0) return <FormattedMessage {...messages.since} values={{ days }} />;
	return (
		<span title={formatMessage(messages.sinceDay, { day: since })}>
			<StatusBadge tone="warning" icon={ClockIcon}>
				<FormattedMessage
					{...(isOlder ? messages.older : messages.since)}
					values={{ days: isOlder ? DEBT_DAYS : days }}
				/>
			</StatusBadge>
		</span>
	);
}

const FIGURES = [
	{ name: 'vente', label: words.ventes, isGood: true },
	{ name: 'gain', label: words.gains, isGood: false },
	{ name: 'commission', label: words.commission, isGood: false },
	{ name: 'net', label: cardMessages.net, isGood: true },
] as const;

function Sales({ kind, overview, sales }: Props & { sales: NonNullable<Overview['sales']> }) {
	const fiches = useScreen('fiche.list', {}, kind.filterOf(overview));
	const { today, yesterday, is_provisional, agents_active } = sales;
	return FIGURES.map(({ name, label, isGood }) => (
		<KpiCard
			key={name}
			label={label}
			today={knownFigure(today, name)}
			yesterday={knownFigure(yesterday, name)}
			isGood={isGood}
			isProvisional={is_provisional}
			currency={overview.currency}
			{...(name === 'net' && { pending: today.pending })}
			{...(name === 'vente' && { to: fiches, toLabel: messages.seeFiches })}
			{...(name === 'vente' &&
				kind.isGroup && {
					parts: <Active count={agents_active} all={overview.agents} />,
				})}
		/>
	));
}

const Active = (values: { count: number; all: number }) => (
	<Box textStyle="xs" color="fg.muted" mb="1">
		<FormattedMessage {...messages.active} values={values} />
	</Box>
);
