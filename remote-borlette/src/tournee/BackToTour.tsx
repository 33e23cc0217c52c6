import { FormattedMessage } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { Button, PreviousIcon } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { searchOf, type TourView } from './useTourUrl.ts';

/** One step out, as wide as a thumb. */
export const BackToTour = ({ to, children }: { to?: TourView; children?: ReactNode }) => (
	<Button asChild variant="ghost" colorPalette="gray" minH="11" alignSelf="flex-start" ms="-3">
		<Link to={searchOf(to ?? { show: 'stops' })}>
			<PreviousIcon size={18} aria-hidden />
			{children ?? <FormattedMessage {...messages.backToTour} />}
		</Link>
	</Button>
);
