import { useSearchParams } from '@borlette/shared/router';

export type View = 'board' | 'table';

/** What of the board is in the address; the table's filters are beside it and stay. */
interface BoardPlace {
	view: View;
	/** Draw instance. */
	draw: string | undefined;
	/** `borlette:07`, `lotto4:2-1234`. */
	ball: string | undefined;
}

export function useBoardUrl() {
	const [params, setParams] = useSearchParams();
	return {
		view: (params.get('view') === 'table' ? 'table' : 'board') as View,
		draw: params.get('draw') ?? undefined,
		ball: params.get('ball') ?? undefined,
		/** Draw whose figures the table shows: the board begins with it. */
		tirageId: params.get('tirage_id') ?? undefined,
		change(place: Partial<BoardPlace>): void {
			setParams(
				(now) => {
					const next = new URLSearchParams(now);
					for (const [name, value] of Object.entries(place)) {
						if (!value || value === 'board') next.delete(name);
						else next.set(name, value);
					}
					return next;
				},
				// Going over the map with the arrows is no trail of pages to go back through.
				{ replace: !('view' in place) },
			);
		},
	};
}
export type BoardUrl = ReturnType<typeof useBoardUrl>;
