import type { TourStop } from '@borlette/shared/contract/tournee';
import { FormattedMessage, useRelative } from '@borlette/shared/i18n';
import { messages } from './messages.ts';
import { visitOf } from './tourFigures.ts';
import { useOpenTill } from './useTill.ts';

/** When somebody was there last, and who. */
export function LastVisit({ stop }: { stop: TourStop }) {
	const { acts } = useOpenTill();
	const relative = useRelative();
	const visit = visitOf(stop, acts);
	return visit ? (
		<FormattedMessage
			{...messages.visited}
			values={{ ago: relative(visit.at), name: visit.actor_name }}
		/>
	) : (
		<FormattedMessage {...messages.neverVisited} />
	);
}
