import { type Device, deviceApi } from '@borlette/shared/contract/account';
import { useList, useWrite } from '@borlette/shared/data';
import {
	FormattedMessage,
	useErrorText,
	useFormats,
	useIntl,
	useRelative,
	words,
} from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { Box, Button, ConfirmDialog, ErrorState, Skeleton, Text, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { useBrowserName } from '../browser/useBrowserName.ts';
import { messages } from './messages.ts';

const LIMIT = 100;

/** Where one is signed in: this one first, then the last used. */
export function DevicesSection() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { rows, error, refetch } = useList(deviceApi.list, { limit: LIMIT });
	const endOthers = useWrite(deviceApi.revokeOthers, [deviceApi.list]);
	const [isAsked, setAsked] = useState(false);
	if (error && !rows)
		return (
			<ErrorState
				title={formatMessage(messages.devicesFailed)}
				text={errorText(error)}
				onRetry={() => void refetch()}
			/>
		);
	if (!rows) return <Skeleton height="160px" />;
	const sorted = [...rows].sort((one, other) => Number(other.is_current) - Number(one.is_current));
	return (
		<>
			<Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="md">
				{sorted.map((device) => (
					<DeviceRow key={device.id} device={device} />
				))}
			</Box>
			{rows.length > 1 && (
				<Box>
					<Button variant="outline" colorPalette="error" onClick={() => setAsked(true)}>
						<FormattedMessage {...messages.endOthers} />
					</Button>
				</Box>
			)}
			<ConfirmDialog
				isOpen={isAsked}
				title={formatMessage(messages.endOthersTitle)}
				text={formatMessage(messages.endOthersText, { count: rows.length - 1 })}
				confirmLabel={formatMessage(messages.endOthers)}
				cancelLabel={formatMessage(words.cancel)}
				isDangerous
				isPending={endOthers.isPending}
				failure={endOthers.error && errorText(endOthers.error)}
				onCancel={() => {
					endOthers.reset();
					setAsked(false);
				}}
				onConfirm={() =>
					endOthers.mutate(
						{},
						{
							onSuccess: () => {
								toast.success(formatMessage(messages.othersEnded));
								setAsked(false);
							},
						},
					)
				}
			/>
		</>
	);
}

function DeviceRow({ device }: { device: Device }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const relative = useRelative();
	const errorText = useErrorText();
	const browserName = useBrowserName();
	const end = useWrite(deviceApi.revoke, [deviceApi.list]);
	const name = browserName(device.user_agent);
	const lastUsed = formatMessage(messages.lastUsed, { when: relative(device.last_used_at) });
	const used = [device.ip, lastUsed].filter(Boolean).join(' · ');
	const since = ` · ${formatMessage(messages.since, { moment: dateTime(device.created_at) })}`;
	return (
		<Box
			as="li"
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			justifyContent="space-between"
			gap="3"
			p="4"
			_notFirst={{ borderTopWidth: '1px' }}
		>
			<Box minWidth="0">
				<Text fontWeight="semibold">{name}</Text>
				<Text color="fg.muted">
					<time dateTime={device.last_used_at} title={dateTime(device.last_used_at)}>
						{used}
					</time>
					{since}
				</Text>
			</Box>
			{device.is_current ? (
				<StatusBadge tone="success">{formatMessage(messages.thisDevice)}</StatusBadge>
			) : (
				<Button
					size="sm"
					variant="outline"
					loading={end.isPending}
					aria-label={formatMessage(messages.endOf, { name })}
					onClick={() =>
						end.mutate(
							{ body: { id: device.id } },
							{
								onSuccess: () => toast.success(formatMessage(messages.ended, { name })),
								onError: (error) => toast.error(errorText(error)),
							},
						)
					}
				>
					<FormattedMessage {...messages.end} />
				</Button>
			)}
		</Box>
	);
}
