import { ficheViewApi } from '@borlette/shared/contract/fiche-view';
import { Ticket } from '@borlette/shared/ticket';
import { messages } from './ficheView.messages.ts';
import { TicketPage } from './TicketPage.tsx';

/** The ticket as it was printed. */
export function FicheViewPage() {
	return (
		<TicketPage endpoint={ficheViewApi.ticket} path="/fiche-view" title={messages.ticketTitle}>
			{(ticket) => <Ticket ticket={ticket} />}
		</TicketPage>
	);
}
