import { Ticket } from '@borlette/shared/ticket';
import { Box } from '@borlette/shared/ui';
import { aTicket } from './aFiche.ts';

export const title = 'Ticket';

function Shown({ ticket }: Pick<ReturnType<typeof aTicket>, 'ticket'>) {
	return (
		<Box maxW="80mm">
			<Ticket ticket={ticket} />
		</Box>
	);
}

export const examples = {
	vendu: () => <Shown ticket={aTicket().ticket} />,
	'gagnant, en jeu': () => <Shown ticket={aTicket({ gain: 750_000 }, 'settled').ticket} />,
	gagnant: () => <Shown ticket={aTicket({ status: 'winning', gain: 750_000 }, 'settled').ticket} />,
	supprimé: () => <Shown ticket={aTicket({ status: 'deleted' }).ticket} />,
};
