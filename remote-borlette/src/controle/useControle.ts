import { controleApi } from '@borlette/shared/contract/controle';
import { type LiveRead, useLive, useRead } from '@borlette/shared/data';
import { useSearchParams } from '@borlette/shared/router';
import { useMemo } from 'react';

/** Also without the stream the figures are not older than that. */
const EVERY_MS = 30_000;

/** The room as it is now, and which draw of it somebody chose to stay with. */
export function useControle() {
	const [params, setParams] = useSearchParams();
	const chosen = params.get('draw') ?? undefined;
	const query = chosen ? { instance_id: chosen } : {};
	const read = useRead(controleApi.read, { query }, { refetchInterval: EVERY_MS });
	const shown = read.data?.board?.instance_id;
	const live = useLive(
		useMemo<LiveRead[]>(
			() => [
				{ read: controleApi.read, on: ['exposure'], instanceId: shown },
				{ read: controleApi.read, on: ['result'] },
			],
			[shown],
		),
	);
	return {
		read,
		live,
		isChosen: chosen !== undefined,
		/** undefined: the page chooses. */
		choose: (draw: string | undefined) => setParams(draw ? { draw } : {}, { replace: true }),
	};
}
