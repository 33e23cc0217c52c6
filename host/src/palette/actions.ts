import { isFound } from '@borlette/shared/contract/search';
import type { ActionMeta, Label, RouteMeta } from '@borlette/shared/federation';
import type { Entry } from './entry.ts';
import { type Announced, entryOfRoute, type PageReader } from './pages.ts';

/** An action that the person may begin; `entry` leads to it without anything typed behind its words. */
export interface Action {
	readonly entry: Entry;
	/** In all languages: who works in one of them may think in another. */
	readonly words: string;
	/** Of each text behind the words, if it takes any. */
	readonly takes?: { readonly pattern: RegExp; readonly param: string } | undefined;
}

const inAllLanguages = ({ fr, en, de }: Label): string => `${fr} ${en} ${de}`;

function takesOf({ takes }: ActionMeta): Action['takes'] {
	if (!takes) return undefined;
	try {
		return { param: takes.param, pattern: new RegExp(`^(?:${takes.pattern})$`, 'u') };
	} catch {
		// A set that begins behind its end. The form asks for what is not taken here.
		return undefined;
	}
}

const addressWith = (path: string, param: string, value: string): string =>
	`${path}?${new URLSearchParams({ [param]: value })}`;

/** What the remotes say can be done by a few words, as far as the person may. */
export function actionsOf(
	remotes: readonly Announced[],
	{ locale, mayOpen, mayBegin }: Pick<PageReader, 'locale' | 'mayOpen' | 'mayBegin'>,
): Action[] {
	const allowed = (route: RouteMeta, { permission, roles }: ActionMeta) =>
		mayOpen(route) && mayBegin({ permission: permission ?? null, ...(roles && { roles }) });
	return remotes.flatMap((remote) =>
		(remote.actions ?? []).flatMap((action) => {
			const route = remote.routes.find(({ id }) => id === action.route);
			if (!route || /[:*]/.test(route.path) || !allowed(route, action)) return [];
			const of = entryOfRoute(remote, route.id);
			const entry = {
				...{ key: `action ${remote.name} ${action.id}`, label: action.label[locale] },
				...{ note: of?.label[locale] ?? '', icon: of?.icon ?? '', to: route.path },
			};
			const words = [action.label, ...(action.words ? [action.words] : [])];
			return [{ entry, words: words.map(inAllLanguages).join(' '), takes: takesOf(action) }];
		}),
	);
}

/**
 * What was typed as an action: its words, in any order and language, and behind or between them what it takes. At
 * least one word must be the action's: "45" alone may be anything.
 */
export function readAction({ entry, words, takes }: Action, q: string): Entry | undefined {
	const typed = q.trim().split(/\s+/);
	const values = takes ? typed.filter((word) => takes.pattern.test(word)) : [];
	const named = typed.filter((word) => !values.includes(word));
	if (named.length === 0 || !isFound(words, named.join(' '))) return undefined;
	if (!takes || values.length === 0) return entry;
	const value = values.join(',');
	return {
		...entry,
		label: `${entry.label} : ${values.join(', ')}`,
		to: addressWith(entry.to, takes.param, value),
	};
}
