import { cityOf } from '@borlette/shared/i18n';

/** How a zone is chosen and read in the form: `New York (America/New_York)`. */
export const zoneLabel = (zone: string): string => `${cityOf(zone)} (${zone})`;
