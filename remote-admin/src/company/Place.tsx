import type { Company } from '@borlette/shared/contract/company';
import { countryName, useIntl, zoneName } from '@borlette/shared/i18n';

/** The country of a company, by its name. */
export const CountryOf = ({ item }: { item: Pick<Company, 'country_code'> }) =>
	countryName(item.country_code, useIntl().locale);

/** Its zone, by the city that people know. */
export const ZoneOf = ({ item }: { item: Pick<Company, 'timezone'> }) => (
	<span title={item.timezone}>{zoneName(item.timezone, useIntl().locale)}</span>
);
