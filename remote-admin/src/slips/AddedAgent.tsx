import { type Agent, agentName, agentSignInApi } from '@borlette/shared/contract/agent';
import { useRead } from '@borlette/shared/data';
import { useIntl, words } from '@borlette/shared/i18n';
import { type AddedProps, RowDialog } from '@borlette/shared/resource';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import {
	Alert,
	Button,
	CopyText,
	Flex,
	LimitIcon,
	MessageIcon,
	PrintIcon,
	PrintSheet,
	Stack,
} from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Slip } from './Slip.tsx';
import { whatsApp } from './signInText.ts';

const WIDTH_MM = 99;

/** After an agent was added: what they sign in with, shown once, and what comes next. */
export function AddedAgent({ item, values, onClose }: AddedProps<Agent>) {
	const { formatMessage } = useIntl();
	const read = useRead(agentSignInApi.company, {});
	const toLimits = useScreen('limite-game-per-agent.new', {}, { agent_id: item.id });
	const name = agentName(item);
	const signIn = {
		...{ id: item.id, name, code: item.code, username: item.username },
		company: read.data?.company ?? '',
		password: String(values.password ?? ''),
		surcussale_name: item.surcussale_name,
	};
	const text = formatMessage(messages.text, signIn);
	return (
		<RowDialog title={formatMessage(messages.title, { name })} onClose={onClose}>
			<Stack gap="4">
				<Alert.Root status="warning">
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
				<Flex gap="2" wrap="wrap" justify="flex-end">
					{toLimits && (
						<Button asChild variant="outline">
							<Link to={toLimits}>
								<LimitIcon size={16} aria-hidden />
								{formatMessage(messages.setLimits)}
							</Link>
						</Button>
					)}
					<Button onClick={onClose}>{formatMessage(messages.done)}</Button>
				</Flex>
			</Stack>
		</RowDialog>
	);
}
