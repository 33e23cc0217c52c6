import { bringIntoView } from '@borlette/shared/ui';
import { useEffect, useRef } from 'react';

/** For the link of the open page: a long menu, once the page is there, is not left where its row is out of sight. */
export function useInView(isCurrent: boolean) {
	const ref = useRef<HTMLAnchorElement>(null);
	useEffect(
		function showRow() {
			if (isCurrent) bringIntoView(ref.current);
		},
		[isCurrent],
	);
	return ref;
}
