import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, Grid } from '@borlette/shared/ui';
import { messages } from '../fiche-view/ficheView.messages.ts';
import { RefForm } from '../fiche-view/RefForm.tsx';
import { Band, SectionTitle } from './Section.tsx';

/** For who holds a ticket. */
export function TicketCheck() {
	return (
		<Band id="check">
			<Grid
				gap={{ base: '8', md: '14' }}
				alignItems="center"
				templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
			>
				<SectionTitle
					title={<FormattedMessage {...messages.formTitle} />}
					text={<FormattedMessage {...messages.formText} />}
				/>
				<Box p="6" bg="bg" borderWidth="1px" borderRadius="lg">
					<RefForm />
				</Box>
			</Grid>
		</Band>
	);
}
