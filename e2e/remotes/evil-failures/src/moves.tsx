import { Navigate, useBlocker, useNavigate, useSearchParams } from '@borlette/shared/router';
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

const pathOf = (id: string) => `/dashboard/evil-failures/${id}`;

/** Leads to itself, each time that it is drawn. */
export function LoopOfMoves() {
	const navigate = useNavigate();
	useEffect(() => {
		void navigate(pathOf('loop-moves'));
	});
	return <h1>Moves without end</h1>;
}

/** Two pages, each of which leads to the other. */
export const Thither = () => <Navigate to={pathOf('loop-hither')} />;
export const Hither = () => <Navigate to={pathOf('loop-thither')} />;

/** The same, slowly: the next page waits for it. */
export function SlowMoves() {
	const navigate = useNavigate();
	useEffect(() => {
		const timer = setTimeout(() => void navigate(pathOf('moves-slowly')), 0);
		return () => clearTimeout(timer);
	});
	const end = performance.now() + 150;
	while (performance.now() < end);
	return <h1>Moves slowly</h1>;
}
