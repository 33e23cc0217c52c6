import { ficheApi } from '@borlette/shared/contract/fiche';
import { useIntl, words } from '@borlette/shared/i18n';
import { can, useLacksCompany, useSession } from '@borlette/shared/session';
import { Box, Button, Drawer, PrintIcon, Text, useFocusStays } from '@borlette/shared/ui';
import { useState } from 'react';
import { type FicheAction, type FicheWithTicket, hindranceOf, PERMISSION_OF } from './actions.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { messages } from './messages.ts';
import { VoidForm } from './VoidForm.tsx';

const ACTIONS: readonly FicheAction[] = ['pay', 'reactivate', 'void'];
const WORDS = { pay: messages.pay, reactivate: messages.reactivate, void: messages.void };

interface Props {
	of: FicheWithTicket;
	/** A question was left, answered or not: what is shown may be old. */
	onClosed: () => void;
}

/** Print, and what the fiche's state and the person's permissions allow; what they do not, with why. */
export function FicheActions({ of, onClosed }: Props) {
	const { formatMessage } = useIntl();
	const user = useSession((session) => session.user);
	const [asked, setAsked] = useState<FicheAction>();
	const stays = useFocusStays();
	const lacksCompany = useLacksCompany(ficheApi.update);
	const allowed = lacksCompany ? [] : ACTIONS;
	const known = allowed
		.filter((action) => can(user, PERMISSION_OF[action]))
		.flatMap((action) => {
			const hindrance = hindranceOf(action, of);
			return hindrance === undefined ? [] : [{ action, hindrance }];
		});
	function close() {
		setAsked(undefined);
		onClosed();
	}
	// Not once its draw has closed, or somebody else was first: then what stands against it is said in its place.
	if (asked === 'void' && hindranceOf('void', of) === null) {
		return (
			<Box display="contents" {...stays}>
				<VoidForm fiche={of.fiche} onDone={close} />
			</Box>
		);
	}
	return (
		<Box display="contents" {...stays}>
			<Drawer.Footer flexDirection="column" alignItems="stretch" gap="3" borderTopWidth="1px">
				{known.map(
					({ action, hindrance }) =>
						hindrance && (
							<Text key={action} color="fg.muted">
								{formatMessage(hindrance)}
							</Text>
						),
				)}
				<Box display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
					<Button variant="outline" onClick={() => window.print()}>
						<PrintIcon size={16} aria-hidden />
						{formatMessage(words.print)}
					</Button>
					{known.map(
						({ action, hindrance }) =>
							!hindrance && (
								<Button
									key={action}
									{...(action === 'void' && { variant: 'outline', colorPalette: 'error' })}
									onClick={() => setAsked(action)}
								>
									{formatMessage(WORDS[action])}
								</Button>
							),
					)}
				</Box>
				<ConfirmChange fiche={of.fiche} action={asked} onDone={close} />
			</Drawer.Footer>
		</Box>
	);
}
