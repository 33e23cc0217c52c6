import { cityOf, isZone as isKnown } from '@borlette/shared/i18n';

/** How a zone is chosen and read in the form: `New York (America/New_York)`. */
export const zoneLabel = (zone: string): string => `${cityOf(zone)} (${zone})`;

/** Whether a text is the name of a zone, and not what somebody began to type: `Japan` is both. */
export function isZone(text: string): boolean {
	return (text === 'UTC' || text.includes('/')) && isKnown(text);
}
