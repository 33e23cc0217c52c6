import { useSearchParams } from '@borlette/shared/router';

export type View = 'board' | 'table';

/** What of the board is in the address; most of the table's filters are beside it and stay. */
interface BoardPlace {
	/** Draw instance. */
	draw: string | undefined;
	/** `borlette:07`, `lotto4:2-1234`. */
	ball: string | undefined;
}

/** A draw date, as the table is filtered by it. */
export interface ShownDraw {
	instance_id: string;
	tirage_id: string;
	draw_date: string;
}

const NO_DATE = { tirage_id: undefined, start_date: undefined, end_date: undefined };

export function useBoardUrl() {
	const [params, setParams] = useSearchParams();
	function change(place: Readonly<Record<string, string | undefined>>, replace: boolean): void {
		setParams(
			(now) => {
				const next = new URLSearchParams(now);
				for (const [name, value] of Object.entries(place)) {
					if (!value) next.delete(name);
					else next.set(name, value);
				}
				return next;
			},
			{ replace },
		);
	}
	return {
		view: (params.get('view') === 'table' ? 'table' : 'board') as View,
		draw: params.get('draw') ?? undefined,
		ball: params.get('ball') ?? undefined,
		/** Draw whose figures the table shows: the board begins with it. */
		tirageId: params.get('tirage_id') ?? undefined,
		/** Going over the map with the arrows is no trail of pages to go back through. */
		choose(place: BoardPlace): void {
			change({ ...place, ...NO_DATE }, true);
		},
		/** The table begins with the draw date of the board. */
		showTable(draw: ShownDraw | undefined): void {
			const date = draw && {
				draw: draw.instance_id,
				tirage_id: draw.tirage_id,
				start_date: draw.draw_date,
				end_date: draw.draw_date,
			};
			change({ view: 'table', ...date }, false);
		},
		showBoard(): void {
			change({ view: undefined }, false);
		},
	};
}
export type BoardUrl = ReturnType<typeof useBoardUrl>;
