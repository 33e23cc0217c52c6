import type { KnownScreens } from './known.gen.ts';

/**
 * Name of a screen: the id of a route in the `remote.meta.ts` of whoever shows it. The names of this
 * repository's remotes are known to the compiler; one of another repository is any other text, which
 * the registry and `pnpm release plan` check.
 */
export type ScreenName = keyof KnownScreens | (string & {});

/** Of an address. null or undefined: there is nothing to lead to, so there is no address. */
type Param = string | null | undefined;
export type Params = Readonly<Record<string, Param>>;

/** What follows `?`; what is null or undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The parameters that a screen's path has; a known screen asks for exactly its own. */
export type ParamsOf<N extends ScreenName> = N extends keyof KnownScreens
	? [KnownScreens[N]] extends [never]
		? Readonly<Record<string, never>>
		: Readonly<Record<KnownScreens[N], Param>>
	: Params;

/** Whether a screen is known to have parameters, so that its name alone leads nowhere. */
export type NeedsParams<N extends ScreenName> = N extends keyof KnownScreens
	? [KnownScreens[N]] extends [never]
		? false
		: true
	: false;

/** What goes with a name: its parameters, which may be left out where it has none, then the query. */
export type Input<N extends ScreenName> =
	NeedsParams<N> extends true
		? readonly [params: ParamsOf<N>, query?: Query]
		: readonly [params?: ParamsOf<N>, query?: Query];
