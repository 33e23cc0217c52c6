import type { CONFIRMATIONS, TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import { confirmation as texts } from './confirmation.messages.ts';

const TEXTS: Record<(typeof CONFIRMATIONS)[number], MessageDescriptor> = {
	allowed: texts.allowed,
	entered_it: texts.enteredIt,
	not_house: texts.notHouse,
	no_code: texts.noCode,
	no_company: texts.noCompany,
};

/** Who entered the result that waits and who may confirm it; to who may not, why. */
export function WhoConfirms({ instance }: { instance: TirageInstance }) {
	const { formatMessage, formatList } = useIntl();
	const { confirmation, confirmers, entered_by } = instance;
	if (confirmation === null) return null;
	const names =
		confirmers.length > 0
			? formatList(confirmers, { type: 'disjunction' })
			: formatMessage(texts.provider);
	return formatMessage(TEXTS[confirmation], { name: entered_by, names });
}
