import { newKey, serverNow } from '@borlette/shared/api';
import { type TourAgent, type TourStop, tourneeApi } from '@borlette/shared/contract/tournee';
import { AmountField, FormFrame, TextField, useFormField } from '@borlette/shared/form';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box, Button, Stack, toast } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Signatures } from './Signatures.tsx';
import { useActorName } from './useActorName.ts';
import { useOpenTill } from './useTill.ts';
import { useTourUrl } from './useTourUrl.ts';

interface Values {
	amount: number | null;
	note: string;
	actor_signature: string;
	agent_signature: string;
}
const EMPTY: Values = { amount: null, note: '', actor_signature: '', agent_signature: '' };
/** The button that takes the cash is met with one hand. */
const THUMB_WIDE = {
	'& input': { minHeight: '12' },
	'& button[type=submit]': { flex: '1', minHeight: '12' },
};

interface Props {
	agent: TourAgent;
	stop: TourStop;
	/** What the agent owes yet, minor units. */
	left: number;
}

/** It is done once this device has kept it; the server hears of it as soon as it can. */
export function TakeForm({ agent, stop, left }: Props) {
	const { tour, outbox } = useOpenTill();
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const { replace } = useTourUrl();
	const actor = useActorName();
	async function keep({ amount: taken, ...rest }: Values) {
		const key = newKey();
		const taken_at = new Date(serverNow()).toISOString();
		await outbox.add({
			kind: 'taking',
			key,
			done_at: taken_at,
			label: agent.agent_name,
			place: stop.name,
			actor,
			currency: tour.currency,
			body: {
				...{ agent_id: agent.id, amount: taken ?? 0, taken_at, ...rest },
				// Asked when it is sent: what the office recorded meanwhile, only the server knows.
				...{ not_twice: true, not_unusual: true },
			},
		});
		return key;
	}
	return (
		<Box css={THUMB_WIDE}>
			<FormFrame
				name={`tournee.${agent.id}`}
				initialValues={EMPTY}
				body={tourneeApi.take.input.body}
				save={keep}
				onSaved={(key) => {
					toast.success(formatMessage(messages.kept));
					replace({ show: 'receipt', key });
				}}
				submitLabel={formatMessage(messages.take)}
			>
				<Stack gap="5">
					<Box>
						<AmountField
							name="amount"
							label={formatMessage(messages.amountTaken)}
							currency={tour.currency}
						/>
						{left > 0 && <Whole amount={left} label={amount(left, tour.currency)} />}
					</Box>
					<Signatures actor={actor} agent={agent.agent_name} />
					<TextField name="note" label={formatMessage(messages.takeNote)} />
				</Stack>
			</FormFrame>
		</Box>
	);
}

/** Takes all that is owed without typing it. */
function Whole({ amount, label }: { amount: number; label: string }) {
	const field = useFormField<number | null>('amount');
	return (
		<Button
			variant="outline"
			colorPalette="gray"
			minH="11"
			mt="2"
			w="full"
			onClick={() => field.setValue(amount)}
		>
			<FormattedMessage {...messages.all} values={{ amount: label }} />
		</Button>
	);
}
