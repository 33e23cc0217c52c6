/** Length of a fiche's reference: Crockford base 32. */
const LENGTH = 12;
const REFERENCE = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${LENGTH}}$`);

/**
 * The reference as it is stored, from what somebody typed: spaces and dashes go, letters that
 * look like digits become those digits. null when it can't be one.
 */
export function ticketReference(typed: string): string | null {
	const reference = typed
		.toUpperCase()
		.replace(/[\s-]/g, '')
		.replace(/O/g, '0')
		.replace(/[IL]/g, '1');
	return REFERENCE.test(reference) ? reference : null;
}
