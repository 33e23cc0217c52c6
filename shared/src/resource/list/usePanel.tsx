import { useCallback, useState } from 'react';
import {
	useLocation,
	useNavigate,
	useNavigationType,
	useSearchParams,
} from '../../router/index.ts';
import { useCan } from '../../session/index.ts';
import type { AnyResource } from '../definition.ts';
import type { Row } from '../row.ts';

/** What a row opens over its list, as the address says. */
export function usePanel({ panel }: AnyResource) {
	const [params, setParams] = useSearchParams();
	const { search, key } = useLocation();
	const navigate = useNavigate();
	const navigationType = useNavigationType();
	const isAllowed = useCan(panel?.permission) && Boolean(panel);
	const param = panel?.param ?? '';

	const hrefOf = useCallback(
		(row: Row): string | undefined => {
			if (!isAllowed || !panel) return undefined;
			const next = new URLSearchParams(search);
			next.set(panel.param, panel.keyOf(row));
			return `?${next}`;
		},
		[isAllowed, panel, search],
	);

	const name = params.get(param);
	const [was, setWas] = useState({ key, name, isOverList: false });
	if (was.key !== key) setWas({ key, name, isOverList: navigationType === 'PUSH' && !was.name });

	function close() {
		// Opened from the list: as Back does, so that the history holds no second copy of the list. Opened from another page,
		// or from another row's panel, Back would lead there.
		if (was.isOverList) {
			void navigate(-1);
			return;
		}
		const next = new URLSearchParams(params);
		next.delete(param);
		setParams(next, { replace: true });
	}

	const View = panel?.view;
	return {
		hrefOf,
		opened: isAllowed && View && name ? <View key={name} name={name} onClose={close} /> : null,
	};
}
