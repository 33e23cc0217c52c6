import { serverNow } from '@borlette/shared/api';
import { type TirageInstance, tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import { keyOf, useQueryClient } from '@borlette/shared/data';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Countdown } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';

/** While it sells, the time left by the server's clock; then when sales ended, by the company's. */
export function ClosesCell({ item: { state, close_at } }: { item: TirageInstance }) {
	const { dateTime } = useFormats();
	const cache = useQueryClient();
	const [isOver, setOver] = useState(() => Date.parse(close_at) <= serverNow());
	if (state !== 'open' || isOver) return <time dateTime={close_at}>{dateTime(close_at)}</time>;
	const end = () => {
		setOver(true);
		void cache.invalidateQueries({ queryKey: keyOf(tirageInstanceApi.list) });
	};
	return (
		<FormattedMessage
			{...messages.closesIn}
			values={{ time: <Countdown to={close_at} now={serverNow} onEnd={end} /> }}
		/>
	);
}
