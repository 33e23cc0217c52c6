import type { Found } from '@borlette/shared/contract/palette';
import { isFound } from '@borlette/shared/contract/search';
import { useIntl, useLocale } from '@borlette/shared/i18n';
import { ownerOf, useSession } from '@borlette/shared/session';
import { useMemo } from 'react';
import { isOffered, mayBegin } from '../layout/offered.ts';
import { SLOT_TITLES } from '../layout/slotTitles.ts';
import { useAnnouncements, useMenu } from '../layout/useMenu.ts';
import { actionsOf, readAction } from './actions.ts';
import type { Entry, Group } from './entry.ts';
import { matching } from './match.ts';
import { pagesOf } from './pages.ts';
import { messages } from './palette.messages.ts';
import { recents } from './recent.ts';
import { recordEntry, recordGroups } from './records.ts';
import { useFound } from './useFound.ts';

const MOST_PAGES = 8;

export interface Results {
	/** None of them is empty. */
	readonly groups: readonly Group[];
	/** Rows may still come. */
	readonly isAsking: boolean;
	/** Rows could not be asked for. */
	readonly hasFailed: boolean;
	/** Said of what was opened, to offer it again. */
	remember(entry: Entry): void;
}

/** What is offered for what is typed; for nothing, what was opened lately and what can be done. */
export function useGroups(typed: string): Results {
	const q = typed.trim();
	const { formatMessage } = useIntl();
	const locale = useLocale((state) => state.locale);
	const user = useSession((state) => state.user);
	const owner = user ? ownerOf(user) : '';
	const remotes = useAnnouncements();
	const sections = useMenu();
	const { found, isAsking, hasFailed } = useFound(q);
	const { pages, actions } = useMemo(() => {
		const reader = {
			locale,
			mayOpen: (page: Parameters<typeof isOffered>[1]) => isOffered(user, page),
			mayBegin: (action: Parameters<typeof mayBegin>[1]) => mayBegin(user, action),
			titleOf: (slot: keyof typeof SLOT_TITLES) => formatMessage(SLOT_TITLES[slot]),
		};
		return { pages: pagesOf(sections, remotes, reader), actions: actionsOf(remotes, reader) };
	}, [sections, remotes, user, locale, formatMessage]);

	const group = (id: 'recent' | 'actions' | 'pages', entries: readonly Entry[]): Group => ({
		...{ id, title: formatMessage(messages[id]), entries },
	});
	const lately = (): Entry[] =>
		recents.read(owner).flatMap(({ key, found: row }) => {
			const entry = row
				? recordEntry(remotes, row, locale)
				: [...pages, ...actions.map((action) => action.entry)].find((one) => one.key === key);
			return entry ?? [];
		});
	const groups = q
		? groupsFor(q, { pages, found: stillFound(found, q, isAsking) })
		: groupsForNothing(lately());

	function groupsForNothing(recent: readonly Entry[]): readonly Group[] {
		const isRecent = ({ key }: Entry) => recent.some((one) => one.key === key);
		const others = actions.map(({ entry }) => entry).filter((entry) => !isRecent(entry));
		return [group('recent', recent), group('actions', others)];
	}

	function groupsFor(
		words: string,
		all: { pages: typeof pages; found: readonly Found[] },
	): readonly Group[] {
		const done = actions.flatMap((action) => readAction(action, words) ?? []);
		// A page that does nothing but what an action of the same name does stands there once.
		const others = all.pages.filter(
			({ label, to }) => !done.some((entry) => entry.label === label && entry.to === to),
		);
		return [
			group('actions', done),
			group('pages', matching(others, words, MOST_PAGES)),
			...recordGroups(remotes, all.found, {
				...{ q: words, locale },
				nameRest: (list) => formatMessage(messages.rest, { list }),
			}),
		];
	}

	return {
		groups: groups.filter(({ entries }) => entries.length > 0),
		...{ isAsking, hasFailed },
		remember: (entry) => {
			if (!entry.isRest) recents.add(owner, entry);
		},
	};
}

/** While an answer is awaited the one before stands as far as it is one to what is typed now. */
const stillFound = (found: readonly Found[], q: string, isAsking: boolean): readonly Found[] =>
	isAsking ? found.filter(({ name, note, key }) => isFound(`${name} ${note} ${key}`, q)) : found;
