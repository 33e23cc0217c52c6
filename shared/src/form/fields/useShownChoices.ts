import { useMemo, useState } from 'react';
import { isFound } from '../../contract/search.ts';
import { createListCollection } from '../../ui/formParts.ts';
import type { Choice } from './SelectField.tsx';

interface Options {
	choices: readonly Choice[];
	/** false while the choices are still those from before the last letter. */
	isSettled: boolean;
	typed: string;
	/** Of the choice that was made; empty: none. */
	value: string;
}

/** What a box offers for what is typed, and the choice that was made, which a search for others does not lose. */
export function useShownChoices({ choices, isSettled, typed, value }: Options) {
	// The name of what was chosen, while a search shows other rows.
	const [kept, keep] = useState<Choice>();
	const shown = useMemo(
		() => (isSettled || !typed ? choices : choices.filter((one) => isFound(one.label, typed))),
		[choices, isSettled, typed],
	);
	const collection = useMemo(() => {
		const isThere = !value || shown.some((choice) => choice.value === value);
		return createListCollection({
			items: isThere || kept?.value !== value ? [...shown] : [kept, ...shown],
			itemToString: ({ label }) => label,
			itemToValue: (choice) => choice.value,
		});
	}, [shown, kept, value]);
	return { collection, first: shown[0], keep };
}
