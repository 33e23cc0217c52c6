import type { Taking } from '@borlette/shared/contract/tournee';
import { tourneeApi } from '@borlette/shared/contract/tournee';
import { useRead } from '@borlette/shared/data';
import { FormattedMessage, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { useSession } from '@borlette/shared/session';
import { Pair, Paper, Rule } from '@borlette/shared/ticket';
import {
	Box,
	Button,
	ClockIcon,
	EmptyState,
	Image,
	PrintIcon,
	PrintSheet,
	Stack,
} from '@borlette/shared/ui';
import { BackToTour } from './BackToTour.tsx';
import { messages } from './messages.ts';
import type { TakingAct } from './outbox/act.ts';
import { PNG } from './signature.ts';
import { useOpenTill } from './useTill.ts';

const PAPER_WIDTH = 80;
const KEY_GROUP = /.{1,4}/g;

interface Shown {
	key: string;
	amount: number;
	currency: string;
	agent: string;
	place: string;
	actor: string;
	taken_at: string;
	note: string;
	/** Once the server knows it. */
	recorded?: { at: string; balance: number };
	isRefused: boolean;
}

const ofAct = ({ body, refusal, key, currency, label, place, actor }: TakingAct): Shown => ({
	key,
	currency,
	place,
	actor,
	agent: label,
	amount: body.amount,
	taken_at: body.taken_at,
	note: body.note,
	isRefused: refusal !== undefined,
});
const ofTaking = (taking: Taking): Shown => ({
	...taking,
	agent: taking.agent_name,
	place: taking.surcussale_name,
	actor: taking.actor_name,
	recorded: { at: taking.at, balance: taking.balance },
	isRefused: false,
});

/** The receipt of a taking by its key: of the server once it knows it, of this device before. */
export function Receipt({ actKey }: { actKey: string }) {
	const { acts, recorded, tour } = useOpenTill();
	const act = acts.find((each): each is TakingAct => each.key === actKey && each.kind === 'taking');
	const taking = recorded[actKey] ?? tour.takings.find(({ key }) => key === actKey);
	return (
		<Stack gap="4" maxW="lg">
			<BackToTour />
			{taking ? (
				<Recorded taking={taking} />
			) : act ? (
				<Slip
					shown={ofAct(act)}
					agentSignature={PNG + act.body.agent_signature}
					actorSignature={PNG + act.body.actor_signature}
				/>
			) : (
				<EmptyState
					title={<FormattedMessage {...messages.unknownReceipt} />}
					text={<FormattedMessage {...messages.unknownReceiptText} />}
				/>
			)}
		</Stack>
	);
}

function Recorded({ taking }: { taking: Taking }) {
	const { data } = useRead(
		tourneeApi.taking,
		{ params: { takingId: taking.id } },
		{ staleTime: Number.POSITIVE_INFINITY },
	);
	return (
		<Slip
			shown={ofTaking(taking)}
			agentSignature={data?.agent_signature}
			actorSignature={data?.actor_signature}
		/>
	);
}

interface SlipProps {
	shown: Shown;
	/** Addresses of the pictures; undefined: not there yet. */
	agentSignature: string | undefined;
	actorSignature: string | undefined;
}

function Slip({ shown, agentSignature, actorSignature }: SlipProps) {
	const { formatMessage } = useIntl();
	const { amount, dateTime } = useFormats();
	const company = useSession(({ user }) => user?.companyname);
	const { recorded, currency } = shown;
	return (
		<>
			<PrintSheet width={PAPER_WIDTH}>
				<Paper label={formatMessage(messages.receipt)}>
					<Box textAlign="center">{company}</Box>
					<Box textAlign="center" fontSize="18px" lineHeight="26px" fontWeight="semibold">
						<FormattedMessage {...messages.receipt} />
					</Box>
					<Box textAlign="center" fontSize="28px" lineHeight="40px" fontWeight="semibold">
						{amount(shown.amount, currency)}
					</Box>
					<Box display="flex" justifyContent="center">
						<State shown={shown} />
					</Box>
					<Rule />
					<Pair name={formatMessage(words.surcussale)}>{shown.place}</Pair>
					<Pair name={formatMessage(messages.takenAt)}>{dateTime(shown.taken_at)}</Pair>
					{recorded && (
						<>
							<Pair name={formatMessage(messages.recordedAt)}>{dateTime(recorded.at)}</Pair>
							<Pair name={formatMessage(messages.balanceAfter)}>
								{amount(Math.max(0, -recorded.balance), currency)}
							</Pair>
						</>
					)}
					{shown.note && <Pair name={formatMessage(messages.takeNote)}>{shown.note}</Pair>}
					<Rule />
					<Signature
						role={formatMessage(messages.handedBy)}
						name={shown.agent}
						picture={agentSignature}
					/>
					<Signature
						role={formatMessage(messages.receivedBy)}
						name={shown.actor}
						picture={actorSignature}
					/>
					<Rule />
					<Box fontSize="11px" textAlign="center" fontFamily="mono">
						{formatMessage(messages.key)} {shown.key.match(KEY_GROUP)?.join(' ')}
					</Box>
				</Paper>
			</PrintSheet>
			<Button variant="outline" minH="11" onClick={() => window.print()}>
				<PrintIcon size={18} aria-hidden />
				<FormattedMessage {...words.print} />
			</Button>
		</>
	);
}

function State({ shown: { recorded, isRefused } }: { shown: Shown }) {
	if (recorded) {
		return (
			<StatusBadge tone="success">
				<FormattedMessage {...messages.stateRecorded} />
			</StatusBadge>
		);
	}
	return isRefused ? (
		<StatusBadge tone="error">
			<FormattedMessage {...messages.stateRefused} />
		</StatusBadge>
	) : (
		<StatusBadge tone="warning" icon={ClockIcon}>
			<FormattedMessage {...messages.stateWaiting} />
		</StatusBadge>
	);
}

const Signature = ({
	role,
	name,
	picture,
}: {
	role: string;
	name: string;
	picture: string | undefined;
}) => (
	<Box mt="2">
		<Pair name={role}>{name}</Pair>
		<Box h="64px" display="grid" placeItems="center">
			{picture && <Image src={picture} alt={`${role} ${name}`} maxH="64px" maxW="full" />}
		</Box>
	</Box>
);
