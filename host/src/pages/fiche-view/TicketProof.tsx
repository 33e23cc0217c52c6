import { isSameSale, type SoldAs } from '@borlette/shared/contract/fiche.proof';
import type { FicheVerification } from '@borlette/shared/contract/fiche.ticket';
import {
	formatsOf,
	type MessageDescriptor,
	useFormats,
	useIntl,
	words,
} from '@borlette/shared/i18n';
import { Box, Notice } from '@borlette/shared/ui';
import { messages } from './proof.messages.ts';
import { soldOf } from './proof.ts';
import type { Looked } from './TicketPage.tsx';
import { useTicketProof } from './useTicketProof.ts';

type Verdict = {
	status: 'success' | 'warning' | 'error' | 'info';
	title: MessageDescriptor;
	text?: MessageDescriptor;
};

const FAILED = {
	forged: { status: 'error', title: messages.forged, text: messages.forgedText },
	unsupported: { status: 'info', title: messages.unsupported, text: messages.onlineCounts },
	no_key: { status: 'info', title: messages.noKey, text: messages.onlineCounts },
} as const satisfies Record<string, Verdict>;

/** Whether the API tells of the same sale as the QR code. */
function agrees(sold: SoldAs, { proof }: FicheVerification): boolean {
	const known = proof === undefined ? null : soldOf(proof);
	return !known || isSameSale(sold, known);
}

function verdictOn(sold: SoldAs, { ticket, state }: Looked<FicheVerification>): Verdict {
	if (state === 'unknown')
		return { status: 'error', title: messages.disagrees, text: messages.unknownText };
	if (state === 'unreachable')
		return { status: 'warning', title: messages.genuine, text: messages.offlineText };
	if (!ticket) return { status: 'success', title: messages.genuine };
	return agrees(sold, ticket)
		? { status: 'success', title: messages.genuine, text: messages.agreesText }
		: { status: 'error', title: messages.disagrees, text: messages.disagreesText };
}

interface Props {
	refCode: string;
	looked: Looked<FicheVerification>;
}

/** What the QR code itself proves of the ticket, beside what the API answers; nothing where it has no proof. */
export function TicketProof({ refCode, looked }: Props) {
	const { formatMessage } = useIntl();
	const checked = useTicketProof(refCode);
	if (!checked) return null;
	const sold = checked.is === 'genuine' ? checked.sold : undefined;
	const { status, title, text } = sold
		? verdictOn(sold, looked)
		: (FAILED[checked.is as keyof typeof FAILED] as Verdict);
	return (
		<Notice
			status={status}
			role={status === 'error' ? 'alert' : 'status'}
			title={formatMessage(title)}
		>
			{text && formatMessage(text)}
			{sold && <Sold sold={sold} />}
		</Notice>
	);
}

/** What was signed, to compare with the paper. */
function Sold({ sold }: { sold: SoldAs }) {
	const { formatMessage } = useIntl();
	const { locale } = useFormats();
	const { amount, dateTime, day } = formatsOf(locale, sold.timezone, sold.currency);
	const facts: [MessageDescriptor, string][] = [
		[messages.soldBy, sold.companyname],
		[words.soldAt, dateTime(sold.sold_at)],
		[messages.draws, `${sold.draws.join(', ')} · ${day(sold.draw_date)}`],
		[words.total, amount(sold.total)],
	];
	return (
		<Box as="dl" mt="2" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3">
			{facts.map(([name, value]) => (
				<Box key={name.id} display="contents">
					<dt>{formatMessage(name)}</dt>
					<Box as="dd" fontWeight="semibold" overflowWrap="anywhere">
						{value}
					</Box>
				</Box>
			))}
		</Box>
	);
}
