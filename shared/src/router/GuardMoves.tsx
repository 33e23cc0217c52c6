import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { useIsHere } from './useIsHere.ts';

interface Props {
	/** Asked before each move that what is within begins. `isLate`: the address has gone on from the page that is drawn. */
	mayMove: (isLate: boolean) => boolean;
	children: ReactNode;
}

/**
 * Stands between a page and the router: what may not move is dropped, whichever of the router's parts began it. A page
 * among the routes of another page (`useRoutes`), as those of remotes are, moves by this context, not by the data router's.
 */
export function GuardMoves({ mayMove, children }: Props) {
	const context = useContext(NavigationContext);
	const isHere = useIsHere();
	const guarded = useMemo(() => {
		const guard =
			<Move extends unknown[]>(move: (...how: Move) => void) =>
			(...how: Move) => {
				if (mayMove(!isHere())) move(...how);
			};
		const { go, push, replace } = context.navigator;
		const guards = { go: guard(go), push: guard(push), replace: guard(replace) };
		return { ...context, navigator: { ...context.navigator, ...guards } };
	}, [context, isHere, mayMove]);
	return <NavigationContext value={guarded}>{children}</NavigationContext>;
}
