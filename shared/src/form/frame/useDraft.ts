import { useCallback, useRef, useState } from 'react';
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
	// What is typed afterwards does not tell whether what went out is saved.
	const isSent = useRef(draft?.isSent ?? false);
	const clear = useCallback(() => drafts.clear(key), [key]);
	return {
		key,
		draft,
		version,
		secrets,
		/** Of the row that the typing began from. */
		begunFrom: draft ? draft.version : version,
		clear,
		isSent,
		mark: useCallback(
			(isOut: boolean) => {
				isSent.current = isOut;
				const now = drafts.read(key);
				if (now) drafts.write(key, { ...now, isSent: isOut }, []);
			},
			[key],
		),
		isKept: useCallback(() => drafts.read(key) !== null, [key]),
		discard: useCallback(() => {
			clear();
			isSent.current = false;
			setDraft(null);
		}, [clear]),
	};
}
export type KeptDraft = ReturnType<typeof useDraft>;
