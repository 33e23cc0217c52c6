import { useCallback, useState } from 'react';
import { draftKeyOf, ownerOf, useSession } from '../../session/index.ts';
import { drafts } from './draft.ts';

/**
 * The draft of a form, taken up again when it opens. `version`: of the row as it was opened; `secrets`: of `drafts.write`.
 * A person's drafts are theirs, in the company that they worked on.
 */
export function useDraft(
	name: string,
	version: number | undefined,
	secrets?: readonly string[] | undefined,
) {
	const now = useSession(({ user }) => user && ownerOf(user));
	const [owner, setOwner] = useState(now ?? '.');
	// Whoever signed out takes nothing along: a form that is about to go is not kept as nobody's.
	if (now && now !== owner) setOwner(now);
	const key = draftKeyOf(owner, name);
	const [draft, setDraft] = useState(() => drafts.read(key));
	const clear = useCallback(() => drafts.clear(key), [key]);
	return {
		key,
		draft,
		version,
		secrets,
		/** Of the row that the typing began from. */
		begunFrom: draft ? draft.version : version,
		clear,
		isKept: useCallback(() => drafts.read(key) !== null, [key]),
		discard: useCallback(() => {
			clear();
			setDraft(null);
		}, [clear]),
	};
}
export type KeptDraft = ReturnType<typeof useDraft>;
