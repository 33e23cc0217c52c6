import { ApiError } from '@borlette/shared/api';
import type { ErrorBody } from '@borlette/shared/contract';
import { type MessageDescriptor, useErrorText, useIntl } from '@borlette/shared/i18n';
import { RowDialog } from '@borlette/shared/resource';
import { toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { ActForm } from './ActForm.tsx';
import type { Act } from './acts.ts';
import { messages } from './messages.ts';
import { Refusal } from './Refusal.tsx';
import { SetUp } from './SetUp.tsx';
import { type Override, type Signed, useAct } from './useAct.ts';

const TITLES: Readonly<Record<Act['name'], MessageDescriptor>> = {
	promote: messages.promoteTitle,
	rollback: messages.rollbackTitle,
	kill: messages.killTitle,
	remove: messages.removeTitle,
};

interface Props {
	act: Act;
	hasSecondStep: boolean;
	onClose: () => void;
	/** Somebody was faster: what is there now is read again. */
	onReload: () => Promise<void>;
}

/** Says what an act does, and asks for the reason and a code of the person's authenticator. */
export function ActDialog({ act, hasSecondStep, onClose, onReload }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const send = useAct(act);
	const [refusal, setRefusal] = useState<NonNullable<ErrorBody['release']>>();
	/** What was sent before a refusal, whose code counts as not used. */
	const [sent, setSent] = useState<Signed>({ reason: '', code: '' });
	const title = formatMessage(
		act.isOfCanary && act.name === 'rollback' ? messages.endCanaryTitle : TITLES[act.name],
		{
			name: act.remote,
			channel: formatMessage(messages[act.channel]),
		},
	);

	/** @returns whether it was done; a refusal of the tool is shown in the place of the form */
	async function attempt(signed: Signed): Promise<boolean> {
		setSent(signed);
		try {
			await send(signed);
			return true;
		} catch (error) {
			const release = error instanceof ApiError ? error.body.release : undefined;
			if (!release) throw error;
			setRefusal(release);
			return false;
		}
	}

	function saved(isDone: boolean) {
		if (!isDone) return;
		toast.success(formatMessage(messages.done, { name: act.remote }));
		onClose();
	}

	const goAnyway = (override: Override) =>
		attempt({ ...sent, [override]: true }).then(saved, (error: unknown) => {
			toast.error(errorText(error));
			setRefusal(undefined);
		});

	return (
		<RowDialog title={title} onClose={onClose}>
			{!hasSecondStep ? (
				<SetUp onLeave={onClose} />
			) : refusal ? (
				<Refusal
					refusal={refusal}
					onBack={() => setRefusal(undefined)}
					onReload={onReload}
					onAnyway={goAnyway}
				/>
			) : (
				<ActForm act={act} sent={sent} attempt={attempt} onSaved={saved} onCancel={onClose} />
			)}
		</RowDialog>
	);
}
