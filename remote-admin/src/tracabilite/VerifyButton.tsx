import { tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { useWrite } from '@borlette/shared/data';
import { FormattedMessage } from '@borlette/shared/i18n';
import { useMayCall } from '@borlette/shared/session';
import { Button, VerifiedIcon } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

/** Works the chains out anew, each time it is pressed; only for those whom the server lets. */
export function VerifyButton() {
	const mayVerify = useMayCall(tracabiliteApi.verify);
	// Asked for by a person, so never answered from what was read before.
	const verify = useWrite(tracabiliteApi.verify);
	const [isOpen, setOpen] = useState(false);
	if (!mayVerify) return null;
	const run = () => verify.mutate({});
	return (
		<>
			<Button
				variant="outline"
				onClick={() => {
					setOpen(true);
					run();
				}}
			>
				<VerifiedIcon size={16} aria-hidden />
				<FormattedMessage {...messages.verify} />
			</Button>
			<VerifyDialog
				isOpen={isOpen}
				verdicts={verify.isPending ? undefined : verify.data}
				error={verify.isPending ? null : verify.error}
				onRun={run}
				onClose={() => setOpen(false)}
			/>
		</>
	);
}
