import { FormattedMessage } from '@borlette/shared/i18n';
import { useNavigate } from '@borlette/shared/router';
import { Box, Button, Field, Grid, Input } from '@borlette/shared/ui';
import { type FormEvent, useState } from 'react';
import { messages } from './landing.messages.ts';
import { Band, SectionTitle } from './Section.tsx';
import { TicketPicture } from './TicketPicture.tsx';
import { ticketReference } from './ticketReference.ts';

const EXAMPLE = '7XK2-M9QD-4HTB';

/** Leads from a printed reference to the fiche's public page. */
export function TicketCheck() {
	const navigate = useNavigate();
	const [typed, setTyped] = useState('');
	const [isWrong, setWrong] = useState(false);

	function check(event: FormEvent) {
		event.preventDefault();
		const reference = ticketReference(typed);
		setWrong(reference === null);
		if (reference) navigate(`/fiche-view/${reference}`);
	}

	return (
		<Band id="fiche" isQuiet>
			<Grid
				gap={{ base: '10', lg: '16' }}
				alignItems="center"
				templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
			>
				<Box>
					<SectionTitle
						title={<FormattedMessage {...messages.ticketTitle} />}
						text={<FormattedMessage {...messages.ticketText} />}
					/>
					<Box as="form" mt="8" maxW="520px" onSubmit={check}>
						<Field.Root invalid={isWrong}>
							<Field.Label>
								<FormattedMessage {...messages.ticketField} />
							</Field.Label>
							<Box display="flex" flexWrap="wrap" gap="3" w="full">
								<Input
									size="lg"
									flex="1 1 220px"
									fontFamily="mono"
									autoComplete="off"
									autoCapitalize="characters"
									spellCheck={false}
									placeholder={EXAMPLE}
									value={typed}
									onChange={({ target }) => setTyped(target.value)}
								/>
								<Button type="submit" size="lg">
									<FormattedMessage {...messages.ticketSubmit} />
								</Button>
							</Box>
							<Field.ErrorText>
								<FormattedMessage {...messages.ticketWrong} values={{ example: EXAMPLE }} />
							</Field.ErrorText>
						</Field.Root>
					</Box>
				</Box>
				<TicketPicture />
			</Grid>
		</Band>
	);
}
