import { type Agent, agentName, agentSignInApi } from '@borlette/shared/contract/agent';
import { useRead } from '@borlette/shared/data';
import { useIntl, words } from '@borlette/shared/i18n';
import {
	Alert,
	Button,
	CopyText,
	Flex,
	MessageIcon,
	PrintIcon,
	PrintSheet,
	Stack,
} from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Slip } from './Slip.tsx';
import { whatsApp } from './signInText.ts';

const WIDTH_MM = 99;

interface Props {
	item: Agent;
	/** The one that was just given: nobody can look it up later. */
	password: string;
}

/** What an agent signs in with from now on, shown once: to print, to copy or to send. */
export function SlipToGive({ item, password }: Props) {
	const { formatMessage } = useIntl();
	const { data } = useRead(agentSignInApi.company, {});
	const signIn = {
		...{ id: item.id, name: agentName(item), code: item.code, username: item.username },
		...{ company: data?.company ?? '', password, surcussale_name: item.surcussale_name },
	};
	const text = formatMessage(messages.text, signIn);
	return (
		<Stack gap="4">
			<Alert.Root status="warning" role="status">
				<Alert.Indicator />
				<Alert.Title fontWeight="normal">{formatMessage(messages.once)}</Alert.Title>
			</Alert.Root>
			<PrintSheet width={WIDTH_MM}>
				<Slip signIn={signIn} />
			</PrintSheet>
			<Flex gap="2" wrap="wrap">
				<Button variant="outline" onClick={() => window.print()}>
					<PrintIcon size={16} aria-hidden />
					{formatMessage(words.print)}
				</Button>
				<CopyText label={messages.copy} text={() => text} />
				<Button asChild variant="outline">
					<a href={whatsApp(text, item.phone)} target="_blank" rel="noreferrer">
						<MessageIcon size={16} aria-hidden />
						{formatMessage(messages.share)}
					</a>
				</Button>
			</Flex>
		</Stack>
	);
}
