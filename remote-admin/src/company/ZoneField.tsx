import { SelectField } from '@borlette/shared/form';
import { useMemo } from 'react';

interface Props {
	name: string;
	label: string;
	help?: string;
}

/** Where most companies are; the others follow. */
const FIRST = 'America/';

/** `America/New_York` as `New York (America)`: people look for the city. */
function labelOf(zone: string): string {
	const [region, ...city] = zone.replaceAll('_', ' ').split('/');
	return city.length ? `${city.join(', ')} (${region})` : zone;
}

/** An IANA zone. */
export function ZoneField(props: Props) {
	const choices = useMemo(() => {
		const byLabel = Intl.supportedValuesOf('timeZone')
			.map((value) => ({ value, label: labelOf(value) }))
			.sort((one, other) => one.label.localeCompare(other.label));
		const isFirst = ({ value }: { value: string }) => value.startsWith(FIRST);
		return [...byLabel.filter(isFirst), ...byLabel.filter((zone) => !isFirst(zone))];
	}, []);
	return <SelectField {...props} choices={choices} />;
}
