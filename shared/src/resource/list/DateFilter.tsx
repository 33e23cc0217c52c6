import { useState } from 'react';
import { serverNow } from '../../api/index.ts';
import { useFormats, useIntl } from '../../i18n/index.ts';
import type { ListUrl } from '../../table/index.ts';
import { Box, Input } from '../../ui/index.ts';
import type { AnyFilter } from '../parts.ts';

interface Props {
	filter: Extract<AnyFilter, { kind: 'date' }>;
	url: ListUrl;
}

/** A year is typed digit by digit: 0002, 0020 and 0202 come before 2026 and are not meant. */
const EARLIEST = '1900-01-01';

/**
 * A filter by a day. Of a period one end moves the other along rather than passing it: the list
 * would only answer that it ends before it starts.
 */
export function DateFilter({ filter: { name, label, from, until, today }, url }: Props) {
	const { formatMessage } = useIntl();
	const { date } = useFormats();
	const ends = [from, name, until].filter((end) => end !== undefined);
	const isToday = today && ends.every((end) => url.state.filters[end] === undefined);
	const filters = isToday
		? Object.fromEntries(ends.map((end) => [end, date(new Date(serverNow()))]))
		: url.state.filters;
	const dayOf = (other: string | undefined) =>
		other && filters[other] !== undefined ? String(filters[other]) : undefined;
	const [earliest, latest] = [dayOf(from), dayOf(until)];

	const value = dayOf(name) ?? '';
	const [typed, setTyped] = useState(value);
	const [known, setKnown] = useState(value);
	// The address changed: back button, or the other end of the period moved this one.
	if (value !== known) {
		setKnown(value);
		setTyped(value);
	}

	function choose(day: string) {
		setTyped(day);
		if (day && day < EARLIEST) return;
		const moved = {
			...(day && from && earliest && day < earliest && { [from]: day }),
			...(day && until && latest && day > latest && { [until]: day }),
		};
		// The other end may have been today without a word in the address; from now on it is written there.
		const kept = isToday ? filters : {};
		url.change({ filters: { ...kept, [name]: day || undefined, ...moved } });
	}

	return (
		<Box
			as="label"
			display="inline-flex"
			alignItems="center"
			gap="2"
			color="fg.muted"
			fontSize="13px"
		>
			{formatMessage(label)}
			<Input
				type="date"
				flexGrow="1"
				width={{ base: '118px', sm: 'auto' }}
				px={{ base: '2', sm: '3' }}
				value={typed}
				onChange={(event) => choose(event.currentTarget.value)}
			/>
		</Box>
	);
}
