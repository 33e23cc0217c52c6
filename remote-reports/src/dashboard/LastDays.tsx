import { cardMessages, figureTable, Loaded, Section } from '@borlette/shared/cards';
import { CHART_DAYS, dashboardApi } from '@borlette/shared/contract/dashboard';
import { isUnsettled } from '@borlette/shared/contract/unsettled';
import { useRead } from '@borlette/shared/data';
import { FormattedMessage, useFormats, words } from '@borlette/shared/i18n';
import { Box, Skeleton, Unknown, VisuallyHidden } from '@borlette/shared/ui';
import { days } from './days.messages.ts';

const COLUMNS = [
	'fiches',
	'winning',
	'voided',
	'gains',
	'paid',
	'gain',
	'perte',
	'commission',
] as const;
type Column = (typeof COLUMNS)[number];
/** Nobody knows these of a day none of whose draws is settled; what of it is paid is paid. */
const BY_SETTLED: readonly Column[] = ['winning', 'gains', 'gain', 'perte', 'commission'];
const NOTHING = { gain: 0, perte: 0, commission: 0, vente: 0, pending: 0, is_provisional: false };
const outline = <Skeleton h="280px" />;

/** A day of the three charts. */
interface Day {
	day: string;
	/** As people read them; without those that nobody knows yet. */
	cells: Readonly<Partial<Record<Column, string>>>;
	gain: number;
	perte: number;
	/** Draws of it are still to be settled. */
	isProvisional: boolean;
	/** What is sold for them, which is nobody's profit yet. */
	pending: number;
}

/** The last days: fiches, what they won, and what the house made of them; newest first. */
export function LastDays() {
	const { amount, count } = useFormats();
	const fiches = useRead(dashboardApi.fiche, {});
	const gains = useRead(dashboardApi.gain, {});
	const house = useRead(dashboardApi.gpc, {});
	const gainOf = new Map(gains.data?.map((row) => [row.day, row]));
	const houseOf = new Map(house.data?.map((row) => [row.day, row]));
	const hasAll = fiches.data && gains.data && house.data;
	const rows = hasAll && fiches.data.map(dayOf).reverse();
	const failed = [fiches, gains, house].find(({ error, data }) => error && !data) ?? fiches;

	function dayOf({ day, ...sold }: NonNullable<typeof fiches.data>[number]): Day {
		const won = gainOf.get(day) ?? { gain: 0, paid: 0 };
		const { is_provisional: isProvisional, ...made } = houseOf.get(day) ?? NOTHING;
		const { gain, perte, vente = 0, pending } = made;
		const all: Readonly<Record<Column, string>> = {
			fiches: count(sold.fiches),
			winning: count(sold.fiches_gagnantes),
			voided: count(sold.deleted_fiches),
			gains: amount(won.gain),
			paid: amount(won.paid),
			gain: amount(gain),
			perte: amount(perte),
			commission: amount(made.commission),
		};
		const unknown = isUnsettled({ vente, pending }) ? BY_SETTLED : [];
		const cells = Object.fromEntries(
			COLUMNS.filter((name) => !unknown.includes(name)).map((name) => [name, all[name]]),
		);
		return { day, cells, gain, perte, isProvisional, pending };
	}

	return (
		<Section title={<FormattedMessage {...days.title} values={{ days: CHART_DAYS }} />}>
			<Loaded read={{ ...failed, data: rows }} skeleton={outline}>
				{(shown) => <Table rows={shown} />}
			</Loaded>
		</Section>
	);
}

function Table({ rows }: { rows: readonly Day[] }) {
	const highest = Math.max(1, ...rows.map(({ gain, perte }) => Math.max(gain, perte)));
	return (
		<Box css={figureTable} overflowX="auto" maxH="420px" overflowY="auto" tabIndex={0}>
			<table>
				<VisuallyHidden asChild>
					<caption>
						<FormattedMessage {...days.title} values={{ days: CHART_DAYS }} />
					</caption>
				</VisuallyHidden>
				<thead>
					<tr>
						<th scope="col">
							<FormattedMessage {...days.day} />
						</th>
						{COLUMNS.map((name) => (
							<th key={name} scope="col" data-align="end">
								<FormattedMessage {...days[name]} />
							</th>
						))}
						<td aria-hidden />
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.day}>
							<th scope="row">
								<DayName {...row} />
							</th>
							{COLUMNS.map((name) => (
								<td key={name} data-align="end">
									{row.cells[name] ?? <Unknown why={words.bySettled} />}
								</td>
							))}
							<td aria-hidden>
								<Bar share={row.gain / highest} colour="fg.success" />
								<Bar share={row.perte / highest} colour="fg.error" />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Box>
	);
}

function DayName({ day, isProvisional, pending }: Day) {
	const { day: dayText, amount } = useFormats();
	return (
		<>
			{dayText(day)}
			{isProvisional && (
				<Box textStyle="xs" color="fg.muted">
					<FormattedMessage
						{...(pending > 0 ? cardMessages.withoutPending : cardMessages.provisional)}
						values={{ amount: amount(pending) }}
					/>
				</Box>
			)}
		</>
	);
}

/** The figures beside it, to the eye. */
function Bar({ share, colour }: { share: number; colour: string }) {
	return (
		<Box w="24" color={colour}>
			<Box h="1.5" my="0.5" bg="currentColor" data-swatch="" style={{ width: `${share * 100}%` }} />
		</Box>
	);
}
