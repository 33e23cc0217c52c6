import { serverNow } from '@borlette/shared/api';
import { type TirageInstance, tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import { keyOf, useQueryClient } from '@borlette/shared/data';
import { useFormats } from '@borlette/shared/i18n';
import { Countdown } from '@borlette/shared/ui';

/** While it sells, the time left by the server's clock; then when sales ended, by the draw's. */
export function ClosesCell({ item: { state, close_at, timezone } }: { item: TirageInstance }) {
	const { dateTime } = useFormats();
	const cache = useQueryClient();
	const at = <time dateTime={close_at}>{dateTime(close_at, timezone)}</time>;
	if (state !== 'open') return at;
	return (
		<Countdown
			to={close_at}
			now={serverNow}
			ended={at}
			onEnd={() => void cache.invalidateQueries({ queryKey: keyOf(tirageInstanceApi.list) })}
		/>
	);
}
