import { useQueryClient } from '@borlette/shared/data';
import { useToday } from '@borlette/shared/i18n';
import { useEffect, useRef } from 'react';

/**
 * A page that is open at the company's midnight is read again: what was asked as "today" would stay that of yesterday
 * wherever no event tells of a change, while exports and further pages of the same list are of the new day.
 */
export function useDayTurn(): void {
	const today = useToday();
	const client = useQueryClient();
	const shown = useRef(today);
	useEffect(
		function readAnew() {
			if (shown.current === today) return;
			shown.current = today;
			void client.invalidateQueries();
		},
		[today, client],
	);
}
