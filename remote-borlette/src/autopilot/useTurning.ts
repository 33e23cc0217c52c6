import { type Autopilot, autopilotApi } from '@borlette/shared/contract/autopilot';
import { useWrite } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { toast } from '@borlette/shared/ui';
import { messages } from './messages.ts';

export interface Turning {
	pilot: Autopilot;
	isOpen: boolean;
	onEnd: () => void;
}

/** Turns the autopilot the other way, with the ceilings that are saved: what its question needs. */
export function useTurning({ pilot, isOpen, onEnd }: Turning) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
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
	return {
		isOpen,
		isPending,
		failure: error && errorText(error),
		onConfirm: turn,
		onCancel: end,
	};
}
