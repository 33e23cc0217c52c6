import { cardMessages, figureTable, Loaded, Section } from '@borlette/shared/cards';
import { CHART_DAYS, dashboardApi } from '@borlette/shared/contract/dashboard';
import { useRead } from '@borlette/shared/data';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box, Skeleton, VisuallyHidden } from '@borlette/shared/ui';
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
const NOTHING = { gain: 0, perte: 0, commission: 0, pending: 0, is_provisional: false };
const outline = <Skeleton h="280px" />;

/** A day of the three charts. */
interface Day {
	day: string;
	/** In the order of `COLUMNS`, as people read them. */
	cells: readonly string[];
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
		const counts = [sold.fiches, sold.fiches_gagnantes, sold.deleted_fiches].map(count);
		const sums = [won.gain, won.paid, made.gain, made.perte, made.commission];
		const cells = [...counts, ...sums.map((minor) => amount(minor))];
		const { gain, perte, pending } = made;
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
							{COLUMNS.map((name, index) => (
								<td key={name} data-align="end">
									{row.cells[index]}
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
			<Box h="1.5" my="0.5" bg="currentColor" style={{ width: `${share * 100}%` }} />
		</Box>
	);
}
