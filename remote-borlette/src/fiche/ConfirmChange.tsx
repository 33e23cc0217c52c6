import { ApiError } from '@borlette/shared/api';
import type { Fiche } from '@borlette/shared/contract/fiche';
import {
	groupedRef,
	NOTHING,
	useErrorText,
	useFormats,
	useIntl,
	words,
} from '@borlette/shared/i18n';
import { Box, ConfirmDialog, toast } from '@borlette/shared/ui';
import type { FicheAction } from './actions.ts';
import { messages } from './messages.ts';
import { useChangeFiche } from './useChangeFiche.ts';

interface Props {
	fiche: Fiche;
	/** What is asked about; nothing while it is neither paying nor reactivating. */
	action: FicheAction | undefined;
	onDone: () => void;
}

/** Asks before a fiche is paid or comes back. Says the amount, and what the server refuses. */
export function ConfirmChange({ fiche, action, onDone }: Props) {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const errorText = useErrorText();
	const change = useChangeFiche();
	const isPay = action === 'pay';
	const values = {
		amount: amount(isPay ? fiche.gain : fiche.total, fiche.currency),
		ref: groupedRef(fiche.ref_code),
		agent: fiche.agent_name,
	};

	function close() {
		change.reset();
		onDone();
	}

	/** Of a reactivation that the limits refuse: which lines, by which rule. */
	function failureOf(error: unknown) {
		const refusals = error instanceof ApiError ? (error.body.refusals ?? []) : [];
		return (
			<>
				{errorText(error)}
				{refusals.length > 0 && (
					<Box as="ul" ps="4" fontWeight="normal">
						{refusals.map(({ line, rule, remaining }) => (
							<li key={`${line}.${rule}`}>
								{formatMessage(messages.refusal, {
									line: line + 1,
									rule,
									remaining: remaining === undefined ? NOTHING : amount(remaining, fiche.currency),
								})}
							</li>
						))}
					</Box>
				)}
			</>
		);
	}

	return (
		<ConfirmDialog
			isOpen={action === 'pay' || action === 'reactivate'}
			title={formatMessage(isPay ? messages.payTitle : messages.reactivateTitle, values)}
			text={formatMessage(isPay ? messages.payText : messages.reactivateText, values)}
			confirmLabel={formatMessage(isPay ? messages.payConfirm : messages.reactivate, values)}
			cancelLabel={formatMessage(words.back)}
			isPending={change.isPending}
			failure={change.error && failureOf(change.error)}
			onCancel={close}
			onConfirm={() => {
				if (change.isPending || !action) return;
				change.mutate(
					{ body: { ref_code: fiche.ref_code, action, ...(isPay && { gain: fiche.gain }) } },
					{
						onSuccess: () => {
							toast.success(
								formatMessage(isPay ? messages.paidToast : messages.reactivated, values),
							);
							close();
						},
					},
				);
			}}
		/>
	);
}
