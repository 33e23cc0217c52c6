import { countryApi } from '@borlette/shared/contract/country';
import { useList } from '@borlette/shared/data';
import { TextField } from '@borlette/shared/form';

const MOST = 100;

/** A city of the catalogue, or any other that somebody types. */
export function CityField(common: { name: string; label: string; help?: string }) {
	const { rows } = useList(countryApi.cities, { sort: 'name', limit: MOST });
	const names = [...new Set(rows?.map(({ name }) => name))];
	return <TextField {...common} suggestions={names} />;
}
