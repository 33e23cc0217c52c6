import { useId, useState } from 'react';
import { PERIOD_NAMES, PERIODS, periodOf, readDay } from '../../figures/days.ts';
import { DayBox, formMessages, type Preset, useDayPresets } from '../../form/index.ts';
import { useFormats, useIntl, useToday, words } from '../../i18n/index.ts';
import type { ListUrl } from '../../table/index.ts';
import { Box, Field } from '../../ui/index.ts';
import type { AnyFilter } from '../parts.ts';

interface Props {
	filter: Extract<AnyFilter, { kind: 'date' }>;
	url: ListUrl;
}

/**
 * A filter by a day. Of a period one end moves the other along rather than passing it: the list
 * would only answer that it ends before it starts. What is typed counts once it is a day and is left, or Enter is
 * pressed; until then the former day holds.
 */
export function DateFilter({ filter, url }: Props) {
	const { name, label, from, until, today: isOfToday, last } = filter;
	const { formatMessage } = useIntl();
	const { dayTyped } = useFormats();
	const today = useToday();
	const max = last && today;
	const ends = [from, name, until].filter((end) => end !== undefined);
	const isToday = isOfToday && ends.every((end) => url.state.filters[end] === undefined);
	const filters = isToday ? Object.fromEntries(ends.map((end) => [end, today])) : url.state.filters;
	const dayOf = (other: string | undefined) =>
		other && filters[other] !== undefined ? String(filters[other]) : undefined;
	const [earliest, latest] = [dayOf(from), dayOf(until)];

	const value = dayOf(name) ?? '';
	const shown = value && dayTyped(value);
	const [typed, setTyped] = useState({ text: shown, isLeft: false });
	const [known, setKnown] = useState(value);
	// The address changed: back button, or the other end of the period moved this one.
	if (value !== known) {
		setKnown(value);
		setTyped({ text: shown, isLeft: false });
	}

	function choose(day: string) {
		setTyped({ text: day && dayTyped(day), isLeft: false });
		if (day === value) return;
		const moved = {
			...(day && from && earliest && day < earliest && { [from]: day }),
			...(day && until && latest && day > latest && { [until]: day }),
		};
		// The other end may have been today without a word in the address; from now on it is written there.
		const kept = isToday ? filters : {};
		url.change({ filters: { ...kept, [name]: day || undefined, ...moved } });
	}
	const written = typed.text.trim() === '' ? '' : readDay(typed.text, today, today);
	const isLate = max !== undefined && written !== null && written > max;
	function take() {
		if (written === null || isLate) setTyped({ ...typed, isLeft: true });
		else choose(written);
	}

	const days = useDayPresets({ day: value, max, onPick: choose });
	const periods = usePeriodPresets(from ?? name, until ?? name, dayOf, url);
	const errorId = useId();
	const isWrong = typed.isLeft;
	return (
		<Box width={{ base: 'full', sm: 'auto' }} maxWidth={{ base: 'calc(50% - 4px)', sm: 'none' }}>
			<Field.Root invalid={isWrong} ids={{ errorText: errorId }} gap="1">
				<Box display="flex" alignItems="center" gap="2" width="full">
					<Field.Label color="fg.muted" fontSize="0.8125rem" fontWeight="normal" flexShrink="0">
						{formatMessage(label)}
					</Field.Label>
					<Box width={{ base: 'full', sm: '8.625rem' }}>
						<DayBox
							label={formatMessage(label)}
							aria-describedby={isWrong ? errorId : undefined}
							text={typed.text}
							// The address follows what is written here, on a busy machine a moment later.
							day={written ?? value}
							max={max}
							presets={from || until ? periods : days}
							onType={(text) => setTyped({ text, isLeft: false })}
							onPick={choose}
							onLeave={take}
							onEnter={take}
						/>
					</Box>
				</Box>
				<Field.ErrorText>
					{isLate
						? formatMessage(formMessages.tooLate, { day: dayTyped(max) })
						: formatMessage(formMessages.notADay, { text: typed.text })}
				</Field.ErrorText>
			</Field.Root>
		</Box>
	);
}

/** The usual periods, each of which sets both ends. */
function usePeriodPresets(
	from: string,
	until: string,
	dayOf: (end: string) => string | undefined,
	url: ListUrl,
): readonly Preset[] {
	const { formatMessage } = useIntl();
	const today = useToday();
	const [start_date, end_date] = [dayOf(from), dayOf(until)];
	const chosen = start_date && end_date && periodOf({ start_date, end_date }, today);
	return PERIOD_NAMES.map((name) => ({
		name,
		label: formatMessage(words[name]),
		isChosen: name === chosen,
		onChoose() {
			const days = PERIODS[name](today);
			url.change({ filters: { [from]: days.start_date, [until]: days.end_date } });
		},
	}));
}
