import type { ResourceList } from '@borlette/shared/resource';
import { toast } from '@borlette/shared/ui';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Where the typing goes on once other rows are there. */
interface Coming {
	end: 'first' | 'last';
	/** −1 and 1: a page without an open day is gone past. */
	step: -1 | 0 | 1;
}

/**
 * The way through the amounts by keys, page by page.
 * @param root holds the fields, `input[data-count]`
 * @param how `startsInField`: not where a keyboard would cover half of the screen; `atTheEnd`: said after the last
 */
export function useWalk(
	root: RefObject<HTMLElement | null>,
	list: ResourceList,
	{ startsInField, atTheEnd }: { startsInField: boolean; atTheEnd: string },
) {
	const coming = useRef<Coming | undefined>(startsInField ? { end: 'first', step: 0 } : undefined);
	/** Where the typing is. */
	const place = useRef<{ field: HTMLInputElement; index: number } | undefined>(undefined);
	const { state, change } = list.url;
	const isLastPage = state.size === 'all' || state.page * state.size >= list.total;
	const fields = () => [
		...(root.current?.querySelectorAll<HTMLInputElement>('input[data-count]') ?? []),
	];

	function turn(step: -1 | 1): void {
		if (step > 0 ? isLastPage : state.page === 1) {
			coming.current = undefined;
			if (step > 0) toast.success(atTheEnd);
			return;
		}
		coming.current = { end: step > 0 ? 'first' : 'last', step };
		change({ page: state.page + step });
	}
	const arrive = useEffectEvent(() => {
		if (!coming.current) return stayInPlace();
		const { end, step } = coming.current;
		const field = fields().at(end === 'first' ? 0 : -1);
		if (!field && step !== 0) return turn(step);
		coming.current = undefined;
		if (step !== 0 || !isElsewhere()) focus(field);
	});
	/** Somebody else closed the agent whose field had the focus: it goes to the one that came up. */
	function stayInPlace(): void {
		const { field, index } = place.current ?? {};
		if (!field || field.isConnected || document.activeElement !== document.body) return;
		const all = fields();
		focus(all[Math.min(index ?? 0, all.length - 1)]);
	}
	const { rows, isPlaceholder } = list;
	useEffect(
		function goOnInNewRows() {
			if (rows && !isPlaceholder) arrive();
		},
		[rows, isPlaceholder],
	);

	return {
		walk(from: HTMLInputElement, step: -1 | 1): void {
			const all = fields();
			const next = all[all.indexOf(from) + step];
			if (next) focus(next);
			else turn(step);
		},
		start: () => focus(fields()[0]),
		/** Of the root: what has the focus now. */
		onFocus({ target }: { target: EventTarget }): void {
			if (!(target instanceof HTMLInputElement)) return;
			const index = fields().indexOf(target);
			if (index >= 0) place.current = { field: target, index };
		},
	};
}

/** Who types somewhere, or has opened something over the page, before the first rows are there goes on there. */
const isElsewhere = (): boolean =>
	Boolean(document.activeElement?.closest('input, textarea, select, [role=dialog]'));

function focus(field: HTMLInputElement | undefined): void {
	field?.focus();
	field?.select();
}
