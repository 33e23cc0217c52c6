import { type ReactNode, useId, useState } from 'react';

interface Texts {
	readonly help?: ReactNode;
	/** undefined: nothing is wrong, or nothing is said of it yet. */
	readonly error: ReactNode;
	/** How often the form of the field was sent. */
	readonly submitCount: number;
}

/**
 * What a field says beside its label, tied to it for screen readers: Chakra ties errors by aria-errormessage, which hardly any of
 * them says. An error speaks by itself where its field was just left. Those that a refused form brings come all at once: the
 * focus goes to the first, the others are heard with their fields, and nothing talks over what the form itself says.
 * @returns ids of both texts, what the control is described by, `onBlur` for what is around the field, `live` for its error
 */
export function useFieldTexts({ help, error, submitCount }: Texts) {
	const id = useId();
	const [leftAt, setLeftAt] = useState<number>();
	const ids = { helperText: `${id}-help`, errorText: `${id}-error` };
	const describedBy = [help && ids.helperText, error && ids.errorText].filter(Boolean).join(' ');
	return {
		ids,
		describedBy: describedBy || undefined,
		onBlur: () => setLeftAt(submitCount),
		live: leftAt === submitCount ? 'polite' : 'off',
	} as const;
}
