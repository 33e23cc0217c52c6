import type { AgentDevice } from '@borlette/shared/contract/agent';
import { useFormats, useIntl, useRelative } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { Box, Button, DeviceIcon, Flex, Notice, Text, useFocusStays } from '@borlette/shared/ui';
import { useState } from 'react';
import { devices } from './devices.messages.ts';

interface Props {
	device: AgentDevice;
	failure: string | null;
	isPending: boolean;
	onTake: () => void;
}

/** One terminal. The bound one can be taken away, after it was said what that means. */
export function DeviceRow({ device, failure, isPending, onTake }: Props) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const relative = useRelative();
	const [isAsking, setAsking] = useState(false);
	const stays = useFocusStays();
	const { device_id, is_bound, first_used_at, last_used_at, signed_in_until } = device;
	return (
		<Box as="li" {...stays} padding="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
			<Flex gap="3" align="center" wrap="wrap">
				<DeviceIcon size={20} aria-hidden />
				<Box flex="1" minWidth="0">
					<Text fontFamily="mono" fontWeight="semibold" overflowWrap="anywhere" dir="ltr">
						{device_id}
					</Text>
					<Text textStyle="sm" color="fg.muted">
						{last_used_at && first_used_at ? (
							<span title={dateTime(last_used_at)}>
								{formatMessage(devices.used, {
									last: relative(last_used_at),
									first: dateTime(first_used_at),
								})}
							</span>
						) : (
							formatMessage(devices.neverUsed)
						)}
					</Text>
				</Box>
				<StatusBadge tone={signed_in_until ? 'success' : is_bound ? 'info' : 'neutral'}>
					{formatMessage(
						signed_in_until ? devices.signedIn : is_bound ? devices.bound : devices.before,
					)}
				</StatusBadge>
				{is_bound && !isAsking && (
					<Button size="sm" variant="outline" colorPalette="error" onClick={() => setAsking(true)}>
						{formatMessage(devices.take)}
					</Button>
				)}
			</Flex>
			{is_bound && isAsking && (
				<Box mt="3">
					<Text>{formatMessage(devices.takeText)}</Text>
					{failure && <Notice status="error" role="alert" mt="3" title={failure} />}
					<Flex gap="3" mt="3" justify="flex-end" wrap="wrap">
						<Button size="sm" variant="outline" onClick={() => setAsking(false)}>
							{formatMessage(devices.keep)}
						</Button>
						<Button size="sm" colorPalette="error" loading={isPending} onClick={onTake}>
							{formatMessage(devices.takeConfirm)}
						</Button>
					</Flex>
				</Box>
			)}
		</Box>
	);
}
