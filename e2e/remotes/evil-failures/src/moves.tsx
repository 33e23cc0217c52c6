import { useBlocker, useSearchParams } from '@borlette/shared/router';
import { useEffect } from 'react';

/** The classic: what is searched for is written into the address, in an effect that each address calls anew. */
export function LoopOfSearch() {
	const [params, setParams] = useSearchParams();
	const round = Number(params.get('round'));
	useEffect(() => {
		setParams({ round: String(round + 1) }, { replace: true });
	}, [round, setParams]);
	return <h1>Search without end</h1>;
}

/** Keeps everybody, and asks nothing. */
export function Keeps() {
	useBlocker(true);
	return <h1>Stay here</h1>;
}
