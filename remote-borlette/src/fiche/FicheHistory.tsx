import type { Fiche } from '@borlette/shared/contract/fiche';
import { NOTHING, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** Who paid or voided a fiche, when and why: for the office, so it is not on the paper. */
export function FicheHistory({ fiche }: { fiche: Fiche }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const { paid_at, paid_by, voided_at, voided_by, void_reason } = fiche;
	const paid =
		paid_at &&
		formatMessage(messages.paidEntry, { moment: dateTime(paid_at), name: paid_by ?? NOTHING });
	const voided =
		voided_at &&
		formatMessage(messages.voidedEntry, {
			moment: dateTime(voided_at),
			name: voided_by ?? NOTHING,
			reason: void_reason ?? NOTHING,
		});
	if (!paid && !voided) return null;
	return (
		<Box mt="5" mx="auto" width="80mm" maxWidth="100%" color="fg.muted">
			{paid && <p>{paid}</p>}
			{voided && <p>{voided}</p>}
		</Box>
	);
}
