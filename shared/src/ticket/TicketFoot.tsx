import { QRCodeSVG } from 'qrcode.react';
import { verificationPath } from '../contract/fiche.proof.ts';
import type { FicheState, FicheVerification } from '../contract/fiche.ticket.ts';
import { groupedRef, useIntl } from '../i18n/index.ts';
import { Box } from '../ui/index.ts';
import { messages } from './messages.ts';
import { PAPER } from './Paper.tsx';
import { useTicketFormats } from './useTicketFormats.ts';

/** 55 mm of the 80: 0.75 mm a module for the 313 characters of a usual ticket, 0.52 for the 669 of the longest. */
const SIZE_PX = 208;

/** Of the others it would promise a gain that is none, or was paid; of an expired one it is why. */
const MAY_WIN: readonly FicheState[] = ['sold', 'winning', 'expired'];

/** Where anybody learns what became of a ticket, with what was signed at its sale. */
const addressOf = ({ ref_code, proof }: FicheVerification): string =>
	new URL(verificationPath(ref_code, proof), window.location.origin).href;

/** QR code, reference and how long it is paid. */
export function TicketFoot({ ticket }: { ticket: FicheVerification }) {
	const { formatMessage } = useIntl();
	const { ref_code, expires_on } = ticket;
	const { day } = useTicketFormats(ticket);
	return (
		<Box textAlign="center">
			<Box display="flex" justifyContent="center">
				<QRCodeSVG
					value={addressOf(ticket)}
					size={SIZE_PX}
					level="M"
					marginSize={2}
					bgColor={PAPER.paper}
					fgColor={PAPER.ink}
					title={formatMessage(messages.qr, { ref: ref_code })}
				/>
			</Box>
			<Box color={PAPER.faded}>{formatMessage(messages.check)}</Box>
			<Box
				mt="2"
				dir="ltr"
				fontFamily="mono"
				fontSize="17px"
				lineHeight="24px"
				fontWeight="semibold"
			>
				{groupedRef(ref_code)}
			</Box>
			{MAY_WIN.includes(ticket.status) && (
				<Box mt="2" color={PAPER.faded}>
					{formatMessage(messages.payableUntil, { day: day(expires_on) })}
				</Box>
			)}
		</Box>
	);
}
