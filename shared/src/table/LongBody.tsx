import { PartFailed, useLazyPart } from '../ui/index.ts';
import { type BodyProps, type Endless, SkeletonBody } from './TableBody.tsx';

interface Props<Row extends object> extends BodyProps<Row> {
	/** Absent: the rows are those of the table. */
	endless: Endless<Row> | undefined;
	/** null until it is in the page. */
	scroller: HTMLDivElement | null;
	rowHeight: number;
	/** Columns, with those beside the data. */
	shown: number;
}

const load = () => import('./longBodies.ts');

/** Rows of which only those in sight are in the page. Most lists are shorter, so the code comes with a long one. */
export function LongBody<Row extends object>({ endless, shown, ...props }: Props<Row>) {
	const { Part: Bodies, hasFailed, retry } = useLazyPart(load, true);
	if (hasFailed) {
		return (
			<tbody>
				<tr>
					<td colSpan={shown}>
						<PartFailed onRetry={() => void retry()} />
					</td>
				</tr>
			</tbody>
		);
	}
	if (!Bodies) return <SkeletonBody columns={shown} />;
	if (!endless) return <Bodies.VirtualBody {...props} />;
	const { columns, rowHref, actions, scroller, rowHeight } = props;
	const seen = { columns, rowHref, actions, scroller, rowHeight };
	return <Bodies.EndlessBody {...endless} {...seen} />;
}
