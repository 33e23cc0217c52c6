import { codesOf, type ListEndpoint } from '../../contract/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { Text } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';

interface Props {
	/** The call that lists what could be chosen. */
	from: ListEndpoint;
	/** What is chosen now, if its name is known. */
	chosen?: string | null | undefined;
}

/** In place of choices that the person may not read; the call would only be refused. */
export function ChoicesLack({ from, chosen }: Props) {
	const { formatMessage } = useIntl();
	const note = formatMessage(formMessages.choicesLack, { code: codesOf(from)[0] });
	return <Text color="fg.muted">{[chosen, note].filter(Boolean).join(' · ')}</Text>;
}
