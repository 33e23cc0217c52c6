import { FormattedMessage } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { Button } from '@borlette/shared/ui';
import { useState } from 'react';
import { IssueDialog } from './IssueDialog.tsx';
import { messages } from './messages.ts';

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
