import { codesOf } from '@borlette/shared/contract';
import { type Found, paletteApi } from '@borlette/shared/contract/palette';
import { useRead } from '@borlette/shared/data';
import { can, useSession } from '@borlette/shared/session';
import { useEffect, useState } from 'react';

/** Long enough not to ask at each letter, short enough not to be waited for. */
const PAUSE_MS = 150;

/**
 * The rows that what is typed names, once the typing pauses; what was asked for before is given up.
 * `isAsking`: an answer is still to come; `hasFailed`: none came.
 */
export function useFound(q: string): {
	found: readonly Found[];
	isAsking: boolean;
	hasFailed: boolean;
} {
	const asked = usePaused(q);
	const mayAsk = useSession(({ user }) => codesOf(paletteApi.find).some((code) => can(user, code)));
	const isWanted = mayAsk && q !== '';
	const { data, isFetching, isError } = useRead(
		paletteApi.find,
		{ query: { q: asked } },
		{ enabled: isWanted && asked !== '', keepPrevious: true },
	);
	return {
		found: (isWanted && data?.found) || [],
		isAsking: isWanted && (asked !== q || isFetching),
		hasFailed: isWanted && asked === q && isError,
	};
}

function usePaused(q: string): string {
	const [paused, setPaused] = useState(q);
	useEffect(
		function takeAfterPause() {
			const timer = setTimeout(() => setPaused(q), PAUSE_MS);
			return () => clearTimeout(timer);
		},
		[q],
	);
	return paused;
}
