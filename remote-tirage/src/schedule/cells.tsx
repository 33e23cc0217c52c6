import { cityOf, useIntl } from '@borlette/shared/i18n';
import type { ReactNode } from 'react';
import { daysText } from './days.ts';

interface CellProps {
	item: { readonly draw_time: string; readonly timezone: string; readonly days: readonly number[] };
}

/** A second line in a cell; a plain element, because cells are many. */
export function Second({ children }: { children: ReactNode }) {
	return (
		<span
			style={{
				display: 'block',
				fontSize: '12px',
				lineHeight: '16px',
				color: 'var(--b-colors-fg-muted)',
			}}
		>
			{children}
		</span>
	);
}

/** The local time of a draw, with the place whose clock it is. */
export function DrawTimeCell({ item }: CellProps) {
	return (
		<>
			{item.draw_time}
			<Second>{cityOf(item.timezone)}</Second>
		</>
	);
}

export function DaysCell({ item }: CellProps) {
	return daysText(item.days, useIntl());
}
