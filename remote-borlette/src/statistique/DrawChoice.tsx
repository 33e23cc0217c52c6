import type { Board, BoardDraw } from '@borlette/shared/contract/statistique';
import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { Box, NativeSelect } from '@borlette/shared/ui';
import { boardMessages as messages } from './messages.board.ts';

type Choice = Pick<
	BoardDraw,
	'instance_id' | 'tirage_name' | 'draw_date' | 'close_at' | 'is_selling'
> & { companyname?: string | null };

interface Props {
	draws: readonly BoardDraw[];
	board: Board;
	onChoose: (instanceId: string) => void;
}

/** The draw dates that sell, the next to close first, and those closed lately. */
export function DrawChoice({ draws, board, onChoose }: Props) {
	const intl = useIntl();
	const { zone } = useFormats();
	const nameOf = ({ tirage_name, companyname, draw_date, close_at, is_selling }: Choice) =>
		intl.formatMessage(messages.drawOption, {
			name: companyname ? `${companyname} · ${tirage_name}` : tirage_name,
			date: intl.formatDate(draw_date, { timeZone: 'UTC', day: '2-digit', month: '2-digit' }),
			state: is_selling ? 'selling' : 'closed',
			time: intl.formatTime(close_at, {
				timeZone: zone,
				hour: '2-digit',
				minute: '2-digit',
				hourCycle: 'h23',
			}),
		});
	const isListed = draws.some(({ instance_id }) => instance_id === board.instance_id);
	// A link may name a draw that is listed no more.
	const all: readonly Choice[] = isListed ? draws : [...draws, board];
	const groups = [
		{ label: messages.openDraws, choices: all.filter(({ is_selling }) => is_selling) },
		{ label: messages.closedDraws, choices: all.filter(({ is_selling }) => !is_selling) },
	].filter(({ choices }) => choices.length > 0);
	return (
		<Box width={{ base: 'full', sm: 'auto' }} minW={{ sm: '280px' }}>
			<NativeSelect.Root>
				<NativeSelect.Field
					aria-label={intl.formatMessage(words.tirage)}
					value={board.instance_id}
					onChange={(event) => onChoose(event.currentTarget.value)}
				>
					{groups.map(({ label, choices }) => (
						<optgroup key={label.id} label={intl.formatMessage(label)}>
							{choices.map((choice) => (
								<option key={choice.instance_id} value={choice.instance_id}>
									{nameOf(choice)}
								</option>
							))}
						</optgroup>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
		</Box>
	);
}
