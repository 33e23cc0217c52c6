import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../router/index.ts';
import { useScreen } from './hooks.ts';
import type { Input, NeedsParams, Params, ParamsOf, Query, ScreenName } from './names.ts';

type Parameters<N extends ScreenName> =
	NeedsParams<N> extends true
		? { readonly params: ParamsOf<N> }
		: { readonly params?: ParamsOf<N> };

type Props<N extends ScreenName> = Omit<ComponentProps<typeof Link>, 'to'> &
	Parameters<N> & {
		readonly screen: N;
		readonly query?: Query;
		/** What is there for who may not go there; what the link would say, unless given. */
		readonly otherwise?: ReactNode;
	};

/** A link to a screen, by its name; where it leads nowhere there is only its text. */
export function ScreenLink<N extends ScreenName>({
	screen,
	params,
	query,
	otherwise,
	...rest
}: Props<N>) {
	const to = useScreen<ScreenName>(screen, ...([params as Params, query] as Input<ScreenName>));
	if (to === null) return otherwise === undefined ? rest.children : otherwise;
	return <Link to={to} {...rest} />;
}
