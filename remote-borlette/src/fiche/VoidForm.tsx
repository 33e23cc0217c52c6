import { type Fiche, VoidReason } from '@borlette/shared/contract/fiche';
import { FormFrame, TextField } from '@borlette/shared/form';
import { groupedRef, useIntl, words } from '@borlette/shared/i18n';
import { Button, Drawer, Text, toast } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { useChangeFiche } from './useChangeFiche.ts';

/** Asks why, then voids: the sale is taken back from its agent's account. */
export function VoidForm({ fiche, onDone }: { fiche: Fiche; onDone: () => void }) {
	const { formatMessage } = useIntl();
	const change = useChangeFiche();
	const { ref_code } = fiche;
	return (
		<Drawer.Footer display="block" borderTopWidth="1px">
			<Text fontWeight="semibold">{formatMessage(messages.voidTitle)}</Text>
			<Text color="fg.muted" mb="3">
				{formatMessage(messages.voidText, { agent: fiche.agent_name })}
			</Text>
			<FormFrame
				name={`fiche.void.${ref_code}`}
				initialValues={{ reason: '' }}
				body={VoidReason}
				submitLabel={formatMessage(messages.void)}
				isDangerous
				save={({ reason }) =>
					change.mutateAsync({ body: { ref_code, action: 'void', reason: reason.trim() } })
				}
				onSaved={() => {
					toast.success(formatMessage(messages.voidedToast, { ref: groupedRef(ref_code) }));
					onDone();
				}}
				aside={
					<Button variant="outline" onClick={onDone}>
						{formatMessage(words.back)}
					</Button>
				}
			>
				<TextField name="reason" label={formatMessage(words.reason)} isLong />
			</FormFrame>
		</Drawer.Footer>
	);
}
