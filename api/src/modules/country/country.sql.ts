import type { ItemOf } from '@borlette/shared/contract';
import type { Country, countryApi } from '@borlette/shared/contract/country';
import { sql } from 'kysely';

export const countryRows = sql<Country>`SELECT id, name, name_code, flag FROM countries`;

export const cityRows = sql<ItemOf<typeof countryApi.cities>>`
	SELECT id, name, country_id FROM cities`;
