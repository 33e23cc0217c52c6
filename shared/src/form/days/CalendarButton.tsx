import { useDeferredValue, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { CalendarIcon } from '../../ui/formParts.ts';
import { Box, Button, IconButton, later, Skeleton } from '../../ui/index.ts';
import { FieldPopover } from '../frame/FieldPopover.tsx';
import { formMessages } from '../messages.ts';

/** A day or a period that one press chooses. */
export interface Preset {
	readonly name: string;
	readonly label: string;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

interface Props {
	/** Of the field it belongs to. */
	label: string;
	/** `yyyy-MM-dd`; empty: none. */
	day: string;
	min?: string | undefined;
	max?: string | undefined;
	disabled?: boolean | undefined;
	presets: readonly Preset[];
	onPick: (day: string) => void;
}

const load = async () => (await import('./DayCalendar.tsx')).DayCalendar;
const Calendar = later(load, Outline);
/** The day that has the keyboard. */
const DAY = '[data-part="table-cell-trigger"][tabindex="0"]';

/** Opens the calendar of a field, with what is chosen most above it. */
export function CalendarButton({ label, presets, disabled, onPick, ...shown }: Props) {
	const { formatMessage } = useIntl();
	const [isOpen, setOpen] = useState(false);
	// The press is answered by the box; its 42 days, a quarter of a second on a slow processor, come after.
	const isAnswered = useDeferredValue(isOpen);
	const name = formatMessage(formMessages.calendarOf, { label });
	return (
		<FieldPopover
			label={name}
			isOpen={isOpen}
			onOpenChange={setOpen}
			first={DAY}
			trigger={
				<IconButton
					variant="ghost"
					size="xs"
					aria-label={name}
					disabled={disabled}
					onPointerEnter={() => void load()}
				>
					<CalendarIcon size={16} aria-hidden />
				</IconButton>
			}
		>
			{(onReady) => (
				<>
					<Presets presets={presets} onChosen={() => setOpen(false)} />
					{isOpen && !isAnswered ? (
						<Outline />
					) : (
						<Calendar
							{...shown}
							onReady={onReady}
							onChoose={(day) => {
								setOpen(false);
								onPick(day);
							}}
						/>
					)}
				</>
			)}
		</FieldPopover>
	);
}

function Presets({ presets, onChosen }: { presets: readonly Preset[]; onChosen: () => void }) {
	const { formatMessage } = useIntl();
	if (presets.length === 0) return null;
	return (
		<Box
			role="group"
			aria-label={formatMessage(formMessages.presets)}
			display="flex"
			flexWrap="wrap"
			gap="1"
			maxWidth="280px"
		>
			{presets.map(({ name, label, isChosen, onChoose }) => (
				<Button
					key={name}
					size="sm"
					variant={isChosen ? 'subtle' : 'outline'}
					colorPalette={isChosen ? 'brand' : 'gray'}
					aria-pressed={isChosen}
					onClick={() => {
						onChosen();
						onChoose();
					}}
				>
					{label}
				</Button>
			))}
		</Box>
	);
}

/** As large as the calendar that comes. */
function Outline() {
	return <Skeleton width="280px" height="340px" aria-busy />;
}
