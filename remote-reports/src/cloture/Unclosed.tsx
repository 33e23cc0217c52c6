import type { ClosingPage } from '@borlette/shared/contract/cloture';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Link, useLocation, useSearchParams } from '@borlette/shared/router';
import { Box, Notice } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** What is asked for of yesterday as of today. */
const PLACES = ['surcussale_id', 'supervisor_id'];

/** Whoever counts after midnight has the new day before them: that yesterday is not closed, and where it is. */
export function Unclosed({ day, agents }: NonNullable<ClosingPage['unclosed']>) {
	const { day: dayText } = useFormats();
	const { pathname } = useLocation();
	const [asked] = useSearchParams();
	const search = new URLSearchParams({ day, state: 'open' });
	for (const name of PLACES) {
		const value = asked.get(name);
		if (value) search.set(name, value);
	}
	return (
		<Notice
			status="info"
			mb="4"
			title={
				<Box as="span" fontWeight="normal">
					<FormattedMessage {...messages.unclosed} values={{ day: dayText(day), count: agents }} />
					<Box asChild textDecoration="underline" marginInlineStart="2">
						<Link to={`${pathname}?${search}`}>
							<FormattedMessage {...messages.openUnclosed} />
						</Link>
					</Box>
				</Box>
			}
		/>
	);
}
