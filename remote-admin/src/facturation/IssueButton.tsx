import { FormattedMessage } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { Button, later } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';

const IssueDialog = later(async () => (await import('./IssueDialog.tsx')).IssueDialog);

/** The provider bills a month. The code is theirs alone: no company ever holds it. */
export function IssueButton() {
	const mayIssue = useCan('add_payment');
	const [isOpen, setOpen] = useState(false);
	if (!mayIssue) return null;
	return (
		<>
			<Button onClick={() => setOpen(true)}>
				<FormattedMessage {...messages.issue} />
			</Button>
			{isOpen && <IssueDialog onClose={() => setOpen(false)} />}
		</>
	);
}
