import { newKey, serverNow } from '@borlette/shared/api';
import { tourneeApi } from '@borlette/shared/contract/tournee';
import {
	AmountField,
	FormFrame,
	TextField,
	useFormField,
	useFormValues,
} from '@borlette/shared/form';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { Box, Button, EmptyState, Heading, Stack, Text, toast } from '@borlette/shared/ui';
import { useEffect, useRef } from 'react';
import { BackToTour } from './BackToTour.tsx';
import { BESIDE } from './layout.ts';
import { messages } from './messages.ts';
import { SignatureField } from './SignatureField.tsx';
import { leftOf } from './tourFigures.ts';
import { useActorName } from './useActorName.ts';
import { useOpenTill } from './useTill.ts';
import { useTourUrl } from './useTourUrl.ts';

const EMPTY = { amount: null, note: '', actor_signature: '', agent_signature: '' };
/** The button that takes the cash is met with one hand. */
const THUMB_WIDE = {
	'& input': { minHeight: '12' },
	'& button[type=submit]': { flex: '1', minHeight: '12' },
};

interface Values {
	amount: number | null;
	note: string;
	actor_signature: string;
	agent_signature: string;
}

/** Cash of one agent against both signatures. It is done once this device has kept it; the server hears of it as soon as it can. */
export function TakeCash({ agentId }: { agentId: string }) {
	const { tour, acts, outbox } = useOpenTill();
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const { replace } = useTourUrl();
	const mayTake = useCan('add_wallettransaction');
	const actor = useActorName();
	const stop = tour.stops.find(({ agents }) => agents.some(({ id }) => id === agentId));
	const agent = stop?.agents.find(({ id }) => id === agentId);
	if (!stop || !agent || !mayTake) {
		return (
			<Stack gap="4">
				<BackToTour />
				<EmptyState
					title={<FormattedMessage {...(mayTake ? messages.unknownAgent : messages.mayNotTake)} />}
				/>
			</Stack>
		);
	}
	const left = leftOf(agent, acts);
	const initialValues: Values = EMPTY;
	async function keep({ amount: taken, ...rest }: Values) {
		const key = newKey();
		const taken_at = new Date(serverNow()).toISOString();
		await outbox.add({
			kind: 'taking',
			key,
			done_at: taken_at,
			label: agent?.agent_name ?? '',
			place: stop?.name ?? '',
			actor,
			currency: tour.currency,
			body: {
				...{ agent_id: agentId, amount: taken ?? 0, taken_at, ...rest },
				// Asked when it is sent: what the office recorded meanwhile, only the server knows.
				...{ not_twice: true, not_unusual: true },
			},
		});
		return key;
	}
	return (
		<Stack gap="4" maxW="4xl">
			<BackToTour to={{ show: 'stop', stopId: stop.id }}>{stop.name}</BackToTour>
			<Box>
				<Heading as="h2" size="lg">
					<FormattedMessage {...messages.takeTitle} values={{ agent: agent.agent_name }} />
				</Heading>
				<Text color="fg.muted">
					<FormattedMessage
						{...messages.owedNow}
						values={{ amount: amount(left, tour.currency) }}
					/>
				</Text>
			</Box>
			<Box css={THUMB_WIDE}>
				<FormFrame
					name={`tournee.${agentId}`}
					initialValues={initialValues}
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
		</Stack>
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

function Signatures({ actor, agent }: { actor: string; agent: string }) {
	const { formatMessage } = useIntl();
	useSignaturesOfAmount();
	return (
		<Box {...BESIDE} gap="5">
			<SignatureField
				name="agent_signature"
				label={formatMessage(messages.agentSignature, { name: agent })}
			/>
			<SignatureField
				name="actor_signature"
				label={formatMessage(messages.actorSignature, { name: actor })}
			/>
		</Box>
	);
}

/** What was signed was an amount: another one is signed anew. */
function useSignaturesOfAmount(): void {
	const { values, setFieldValue } = useFormValues<{ amount: number | null }>();
	const signed = useRef(values.amount);
	useEffect(
		function signAnew() {
			if (signed.current === values.amount) return;
			signed.current = values.amount;
			for (const name of ['agent_signature', 'actor_signature']) void setFieldValue(name, '');
		},
		[values.amount, setFieldValue],
	);
}
