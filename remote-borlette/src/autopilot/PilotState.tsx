import { type Autopilot, autopilotApi } from '@borlette/shared/contract/autopilot';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { useMayCall } from '@borlette/shared/session';
import { Badge, Box, Button, Card, ShieldIcon, Text } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { TurnOff } from './TurnOff.tsx';
import { TurnOn } from './TurnOn.tsx';
import type { YearReplay } from './useYearReplay.ts';

/** Whether it is on and since when, and the button that turns it, which asks first. */
export function PilotState({ pilot, year }: { pilot: Autopilot; year: YearReplay }) {
	const { dateTime } = useFormats();
	const mayChange = useMayCall(autopilotApi.change);
	const [isAsking, setIsAsking] = useState(false);
	const [newest] = pilot.history;
	const isReady = pilot.draw_ceiling !== null || pilot.ball_ceiling !== null;
	function ask() {
		setIsAsking(true);
		const isComing = year.isOf(pilot) && year.isPending;
		if (!pilot.is_on && !isComing && !year.isKnown(pilot)) year.replay(pilot);
	}
	const question = { pilot, isOpen: isAsking, onEnd: () => setIsAsking(false) };
	return (
		<Card.Root>
			<Card.Body display="flex" flexDirection="row" flexWrap="wrap" gap="4" alignItems="center">
				<Box
					as={ShieldIcon}
					boxSize="28px"
					color={pilot.is_on ? 'fg.success' : 'fg.muted'}
					aria-hidden
				/>
				<Box flex="1 1 220px">
					<Badge colorPalette={pilot.is_on ? 'green' : 'gray'}>
						<FormattedMessage {...(pilot.is_on ? messages.on : messages.off)} />
					</Badge>
					{newest && (
						<Text textStyle="secondary" mt="1">
							<FormattedMessage
								{...messages.since}
								values={{ moment: dateTime(newest.since), name: newest.actor_name }}
							/>
						</Text>
					)}
				</Box>
				{mayChange && !pilot.is_on && !isReady && (
					<Text textStyle="secondary" id="pilot-needs">
						<FormattedMessage {...messages.needsCeiling} />
					</Text>
				)}
				{mayChange && (
					<Button
						variant={pilot.is_on ? 'outline' : 'solid'}
						disabled={!pilot.is_on && !isReady}
						aria-describedby={!pilot.is_on && !isReady ? 'pilot-needs' : undefined}
						onClick={ask}
					>
						<FormattedMessage {...(pilot.is_on ? messages.turnOff : messages.turnOn)} />
					</Button>
				)}
			</Card.Body>
			{pilot.is_on ? <TurnOff {...question} /> : <TurnOn {...question} year={year} />}
		</Card.Root>
	);
}
