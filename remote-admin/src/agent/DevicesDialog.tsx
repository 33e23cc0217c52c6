import { type Agent, agentApi, agentDeviceApi, agentName } from '@borlette/shared/contract/agent';
import { overviewApi } from '@borlette/shared/contract/overview';
import { useRead, useWrite } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { RowDialog } from '@borlette/shared/resource';
import { Box, ErrorState, Skeleton, Stack, Text, toast } from '@borlette/shared/ui';
import { DeviceRow } from './DeviceRow.tsx';
import { devices } from './devices.messages.ts';

/** The terminals of an agent: which one is theirs, where they are signed in, and taking it away. */
export function DevicesDialog({ item, onClose }: { item: Agent; onClose: () => void }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const read = useRead(agentDeviceApi.list, { params: { agentId: item.id } }, { staleTime: 0 });
	const unbind = useWrite(agentDeviceApi.unbind, [
		agentDeviceApi.list,
		agentApi.list,
		agentApi.one,
		overviewApi.agent,
	]);
	const name = agentName(item);
	const take = () =>
		unbind.mutate(
			{ body: { id: item.id } },
			{ onSuccess: () => toast.success(formatMessage(devices.taken, { name })) },
		);

	return (
		<RowDialog title={formatMessage(devices.title, { name })} onClose={onClose}>
			{read.data ? (
				<Stack gap="4">
					<Text color="fg.muted">
						{formatMessage(
							read.data.some(({ is_bound }) => is_bound) ? devices.explained : devices.noneBound,
						)}
					</Text>
					{read.data.length > 0 && (
						<Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="lg">
							{read.data.map((device) => (
								<DeviceRow
									key={device.device_id}
									device={device}
									failure={unbind.error && errorText(unbind.error)}
									isPending={unbind.isPending}
									onTake={take}
								/>
							))}
						</Box>
					)}
				</Stack>
			) : read.error ? (
				<ErrorState
					title={formatMessage(devices.failed)}
					text={errorText(read.error)}
					onRetry={() => void read.refetch()}
				/>
			) : (
				<Skeleton height="72px" borderRadius="lg" aria-busy="true" />
			)}
		</RowDialog>
	);
}
