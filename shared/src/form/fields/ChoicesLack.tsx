import { useIntl } from '../../i18n/index.ts';
import { Text } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';

interface Props {
	/** What is chosen now, if its name is known. */
	chosen?: string | null | undefined;
}

/** In place of choices that the person may not read; the call would only be refused. */
export function ChoicesLack({ chosen }: Props) {
	const { formatMessage } = useIntl();
	const note = formatMessage(formMessages.choicesLack);
	return <Text color="fg.muted">{[chosen, note].filter(Boolean).join(' · ')}</Text>;
}
