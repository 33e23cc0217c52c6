import type { ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import { type ScreenRef, useAddressOf } from '../../screens/index.ts';
import type { Row } from '../row.ts';

interface Props {
	link: ScreenRef<Row>;
	row: Row;
	children: ReactNode;
}

/** What a cell shows, as a link for those who may go where it leads. */
export function CellLink({ link, row, children }: Props) {
	const to = useAddressOf()(link, row);
	if (to === null) return children;
	return (
		<Link to={to} data-cell-link="">
			{children}
		</Link>
	);
}
