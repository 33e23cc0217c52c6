import { useIntl, words } from '../i18n/index.ts';
import { IconButton, PartFailed, PrintIcon, useLazyPart } from '../ui/index.ts';
import type { DataColumn } from './column.ts';
import type { ListSource } from './useExport.ts';
import { usePrint } from './usePrint.ts';

interface Props<Row extends object> {
	/** Those shown, in their order. */
	columns: readonly DataColumn<Row>[];
	source: ListSource;
	/** Rows of the filter. */
	total: number;
	/** Prints more than a browser lays out. */
	onTooMany: () => void;
}

const load = () => import('./PrintedList.tsx');

/** Every row of the filter on paper, with the columns shown. */
export function PrintButton<Row extends object>({ columns, source, total, onTooMany }: Props<Row>) {
	const { formatMessage } = useIntl();
	const print = usePrint({ total, onTooMany });
	const { Part: Printing, hasFailed, retry } = useLazyPart(load, print.isAsked);
	if (hasFailed) return <PartFailed onRetry={() => void retry()} />;
	return (
		<>
			<IconButton
				variant="outline"
				hideBelow="sm"
				disabled={total === 0}
				loading={print.isAsked}
				aria-label={formatMessage(words.print)}
				title={formatMessage(words.print)}
				onClick={print.ask}
			>
				<PrintIcon size={16} aria-hidden />
			</IconButton>
			{print.isAsked && Printing && (
				<Printing.PrintedList columns={columns} source={source} onEnd={print.end} />
			)}
		</>
	);
}
