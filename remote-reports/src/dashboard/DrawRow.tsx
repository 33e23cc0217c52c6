import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box, type Clock, Countdown, DrawState } from '@borlette/shared/ui';
import { memo } from 'react';
import { Dot } from './Dot.tsx';
import { type Draw, isOpen } from './draws.ts';
import { sections } from './sections.messages.ts';

interface Props {
	draw: Draw;
	clock: Clock | undefined;
	onClose: () => void;
}

function Row({ draw, clock, onClose }: Props) {
	const { amount, clock: time } = useFormats();
	return (
		<tr>
			<th scope="row">
				<Box display="flex" gap="3" alignItems="center">
					<Dot colour={draw.colour} />
					<Box minW="0">
						<Box fontWeight="medium">{draw.name}</Box>
						{draw.companyname && <Box textStyle="secondary">{draw.companyname}</Box>}
						<Box textStyle="secondary">
							<FormattedMessage {...sections.drawnAt} values={{ time: time(draw.draw_at) }} />
						</Box>
						<Box display={{ sm: 'none' }} mt="1">
							<DrawState state={draw.state} />
						</Box>
					</Box>
				</Box>
			</th>
			<Box as="td" display={{ base: 'none', sm: 'table-cell' }}>
				<DrawState state={draw.state} />
			</Box>
			<td>{isOpen(draw) ? <TimeLeft {...{ draw, clock, onClose }} /> : <Closed draw={draw} />}</td>
			<td data-align="end">{amount(draw.vente, draw.currency ?? undefined)}</td>
		</tr>
	);
}

/** Drawn anew when this draw has sold, not when another one has. */
export const DrawRow = memo(Row);

function Closed({ draw }: Pick<Props, 'draw'>) {
	const { clock: time } = useFormats();
	return (
		<Box as="span" color="fg.muted" textStyle="xs">
			<FormattedMessage {...sections.closed} values={{ time: time(draw.close_at) }} />
		</Box>
	);
}

/** Without the server's clock the time left is not known; when sales end is. */
function TimeLeft({ draw, clock, onClose }: Props) {
	const { clock: time } = useFormats();
	return (
		<>
			{clock && (
				<Box fontWeight="semibold">
					<Countdown
						to={draw.close_at}
						now={clock}
						ended={<Closed draw={draw} />}
						onEnd={onClose}
					/>
				</Box>
			)}
			<Box textStyle="secondary">
				<FormattedMessage {...sections.closesAt} values={{ time: time(draw.close_at) }} />
			</Box>
		</>
	);
}
