import type { Company } from '@borlette/shared/contract/company';
import { countryName, useIntl, zoneName } from '@borlette/shared/i18n';

/** The country of a company, by the name that it has everywhere; an earlier API does not say it. */
export function CountryOf({ item }: { item: Pick<Company, 'country_code' | 'country_name'> }) {
	const { locale } = useIntl();
	return item.country_name ?? countryName(item.country_code, locale);
}

/** Its zone, by the city that people know. */
export const ZoneOf = ({ item }: { item: Pick<Company, 'timezone'> }) => (
	<span title={item.timezone}>{zoneName(item.timezone, useIntl().locale)}</span>
);
