import { serverNow } from '@borlette/shared/api';
import { type Tirage, tirageApi } from '@borlette/shared/contract/tirage';
import { keyOf, useQueryClient } from '@borlette/shared/data';
import { cityOf, FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { resourceMessages } from '@borlette/shared/resource';
import { Countdown } from '@borlette/shared/ui';
import { useEffect } from 'react';
import { Second } from '../schedule/cells.tsx';
import { messages as schedule } from '../schedule/messages.ts';
import { messages } from './messages.ts';

interface CellProps {
	item: Tirage;
}

const none = <FormattedMessage {...resourceMessages.none} />;

/** The next date by the draw's own clock and, where that shows another time, by the company's. */
export function NextDrawCell({ item }: CellProps) {
	const formats = useFormats();
	useRefreshAfter(item.next_draw_at);
	if (!item.next_draw_at) return none;
	const there = formats.dateTime(item.next_draw_at, item.timezone);
	const here = formats.dateTime(item.next_draw_at);
	const isSameDay =
		formats.date(item.next_draw_at, item.timezone) === formats.date(item.next_draw_at);
	return (
		<>
			<time dateTime={item.next_draw_at}>{there}</time>
			{here !== there && (
				<Second>
					<FormattedMessage
						{...schedule.inZone}
						values={{
							time: isSameDay ? formats.clock(item.next_draw_at) : here,
							city: cityOf(formats.zone),
						}}
					/>
				</Second>
			)}
		</>
	);
}

/** A second of grace, so that the server too has passed the draw. */
const GRACE_MS = 1_000;

/** Once a draw is held the server has another next one: the list is read again then. */
function useRefreshAfter(drawAt: string | null) {
	const cache = useQueryClient();
	useEffect(
		function readListAfterDraw() {
			if (!drawAt) return undefined;
			const wait = Math.max(0, Date.parse(drawAt) - serverNow()) + GRACE_MS;
			const timer = setTimeout(
				() => void cache.invalidateQueries({ queryKey: keyOf(tirageApi.list) }),
				wait,
			);
			return () => clearTimeout(timer);
		},
		[drawAt, cache],
	);
}

export function ClosingCell({ item }: CellProps) {
	if (!item.next_close_at) return none;
	return (
		<Countdown
			to={item.next_close_at}
			now={serverNow}
			ended={<FormattedMessage {...schedule.closed} />}
		/>
	);
}

export function CutoffCell({ item }: CellProps) {
	return <FormattedMessage {...messages.cutoffValue} values={{ minutes: item.cutoff_minutes }} />;
}
