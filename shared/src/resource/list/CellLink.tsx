import type { ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import { useCan } from '../../session/index.ts';
import type { CellLink as LinkOfCell } from '../kinds.ts';
import type { Row } from '../row.ts';

interface Props {
	link: LinkOfCell<Row>;
	row: Row;
	children: ReactNode;
}

/** What a cell shows, as a link for those who may go where it leads. */
export function CellLink({ link, row, children }: Props) {
	const isAllowed = useCan(link.permission);
	const to = isAllowed ? link.to(row) : null;
	if (to === null) return children;
	return (
		<Link to={to} data-cell-link="">
			{children}
		</Link>
	);
}
