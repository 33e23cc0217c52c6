import { ficheViewApi } from '@borlette/shared/contract/fiche-view';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { TicketVerification } from '@borlette/shared/ticket';
import { Button } from '@borlette/shared/ui';
import { messages } from './ficheView.messages.ts';
import { TicketPage } from './TicketPage.tsx';
import { TicketProof } from './TicketProof.tsx';

/** What became of a ticket: where its QR code leads. */
export function Fiche2ViewPage() {
	return (
		<TicketPage
			endpoint={ficheViewApi.verification}
			path="/fiche2-view"
			title={messages.checkTitle}
			notice={(refCode, looked) => <TicketProof refCode={refCode} looked={looked} />}
			action={(refCode) => (
				<Button asChild variant="outline">
					<Link to={`/fiche-view/${refCode}`}>
						<FormattedMessage {...messages.asPrinted} />
					</Link>
				</Button>
			)}
		>
			{(ticket) => <TicketVerification ticket={ticket} />}
		</TicketPage>
	);
}
