import { Section } from '@borlette/shared/cards';
import type { AgentDevice } from '@borlette/shared/contract/agent';
import { FormattedMessage, useFormats, useIntl, useRelative, words } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { Box, DeviceIcon, Flex, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** What they sell with, and when each was last heard of. */
export function Terminals({ terminals }: { terminals: readonly AgentDevice[] }) {
	return (
		<Section title={<FormattedMessage {...words.terminals} />}>
			{terminals.length === 0 ? (
				<Box as="p" color="fg.muted">
					<FormattedMessage {...messages.noTerminal} />
				</Box>
			) : (
				<Box as="ul" listStyleType="none" display="grid" gap="3">
					{terminals.map((device) => (
						<Terminal key={device.device_id} device={device} />
					))}
				</Box>
			)}
		</Section>
	);
}

function Terminal({ device }: { device: AgentDevice }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const relative = useRelative();
	const { device_id, is_bound, last_used_at, signed_in_until } = device;
	const state = signed_in_until ? 'signedIn' : is_bound ? 'bound' : 'before';
	return (
		<Flex as="li" gap="3" align="center">
			<DeviceIcon size={20} aria-hidden />
			<Box flex="1" minWidth="0">
				<Text fontFamily="mono" fontWeight="semibold" overflowWrap="anywhere" dir="ltr">
					{device_id}
				</Text>
				<Text textStyle="secondary">
					{last_used_at ? (
						<time dateTime={last_used_at} title={dateTime(last_used_at)}>
							{formatMessage(messages.lastUsed, { when: relative(last_used_at) })}
						</time>
					) : (
						formatMessage(messages.neverUsed)
					)}
				</Text>
			</Box>
			<StatusBadge tone={TONES[state]}>{formatMessage(messages[state])}</StatusBadge>
		</Flex>
	);
}

const TONES = { signedIn: 'success', bound: 'info', before: 'neutral' } as const;
