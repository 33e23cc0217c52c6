import { type Autopilot, autopilotApi } from '@borlette/shared/contract/autopilot';
import { useWrite } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import {
	Badge,
	Box,
	Button,
	Card,
	ConfirmDialog,
	ShieldIcon,
	Text,
	toast,
} from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { useCeilingText } from './useCeilingText.ts';

/** Whether it is on and since when, and the button that turns it, which asks first. */
export function PilotState({ pilot }: { pilot: Autopilot }) {
	const { dateTime } = useFormats();
	const mayChange = useCan('change_typeboule');
	const [isAsking, setIsAsking] = useState(false);
	const [newest] = pilot.history;
	const isReady = pilot.draw_ceiling !== null || pilot.ball_ceiling !== null;
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
						onClick={() => setIsAsking(true)}
					>
						<FormattedMessage {...(pilot.is_on ? messages.turnOff : messages.turnOn)} />
					</Button>
				)}
			</Card.Body>
			<Turning pilot={pilot} isOpen={isAsking} onEnd={() => setIsAsking(false)} />
		</Card.Root>
	);
}

interface Props {
	pilot: Autopilot;
	isOpen: boolean;
	onEnd: () => void;
}

function Turning({ pilot, isOpen, onEnd }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const ceiling = useCeilingText();
	const { mutate, isPending, error, reset } = useWrite(autopilotApi.change, [autopilotApi.read]);
	const { is_on, version, draw_ceiling, ball_ceiling } = pilot;
	const end = () => {
		reset();
		onEnd();
	};
	const turn = () =>
		mutate(
			{ body: { version, is_on: !is_on, draw_ceiling, ball_ceiling } },
			{
				onSuccess: () => {
					toast.success(formatMessage(is_on ? messages.turnedOff : messages.turnedOn));
					end();
				},
			},
		);
	const values = { draw: ceiling(draw_ceiling), ball: ceiling(ball_ceiling) };
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={formatMessage(is_on ? messages.turnOffTitle : messages.turnOnTitle)}
			text={formatMessage(is_on ? messages.turnOffText : messages.turnOnText, values)}
			confirmLabel={formatMessage(is_on ? messages.turnOff : messages.turnOn)}
			cancelLabel={formatMessage(words.cancel)}
			isPending={isPending}
			isDangerous={is_on}
			failure={error && errorText(error)}
			onConfirm={turn}
			onCancel={end}
		/>
	);
}
