import type { OfficePerson, OfficeTemplate } from '@borlette/shared/contract/office';
import { useFormValues } from '@borlette/shared/form';
import { type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import { Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';

const TEXTS: Readonly<Record<OfficeTemplate, MessageDescriptor>> = {
	direction: messages.directionText,
	caisse: messages.caisseText,
	resultats: messages.resultatsText,
	controle: messages.controleText,
};

/** What somebody with the chosen function may do at first. */
export function TemplateText({ row }: { row?: OfficePerson }) {
	const { formatMessage } = useIntl();
	const { template } = useFormValues<{ template: OfficeTemplate | '' }>().values;
	if (row || !template) return null;
	return (
		<Text role="status" color="fg.muted">
			{formatMessage(TEXTS[template])}
		</Text>
	);
}
