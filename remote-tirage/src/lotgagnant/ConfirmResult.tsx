import {
	lotGagnantApi,
	type TirageInstance,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { useRead, useWrite } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useIntl } from '@borlette/shared/i18n';
import {
	Alert,
	Button,
	Card,
	ErrorState,
	Flex,
	Heading,
	Skeleton,
	Stack,
	toast,
} from '@borlette/shared/ui';
import { DryRun } from './DryRun.tsx';
import { entry } from './entry.messages.ts';
import { picksOfInstance } from './instance.ts';

/** For the second person: the figures once more, and nothing to type. */
export function ConfirmResult({ instance }: { instance: TirageInstance }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const preview = useRead(lotGagnantApi.preview, { body: picksOfInstance(instance) });
	const confirm = useWrite(lotGagnantApi.confirm, [
		lotGagnantApi.history,
		lotGagnantApi.list,
		tirageInstanceApi.list,
	]);
	return (
		<Card.Root as="section" aria-labelledby="confirm">
			<Card.Body>
				<Stack gap="5">
					<Heading as="h2" size="md" id="confirm">
						<FormattedMessage {...entry.confirmTitle} />
					</Heading>
					{preview.error && (
						<ErrorState
							title={formatMessage(entry.previewFailed)}
							text={errorText(preview.error)}
							onRetry={() => void preview.refetch()}
						/>
					)}
					{preview.isLoading && <Skeleton h="32" />}
					{preview.data && (
						<>
							<DryRun preview={preview.data} instance={instance} />
							{confirm.error && (
								<Alert.Root status="error" role="alert">
									<Alert.Indicator />
									<Alert.Title>{errorText(confirm.error)}</Alert.Title>
								</Alert.Root>
							)}
							<Flex justify="flex-end">
								<Button
									loading={confirm.isPending}
									disabled={preview.data.paid_fiche !== null}
									onClick={() =>
										confirm.mutate(
											{ body: { instance_id: instance.id, revision: instance.revision ?? 0 } },
											{ onSuccess: () => toast.success(formatMessage(entry.confirmedToast)) },
										)
									}
								>
									<FormattedMessage {...entry.confirm} />
								</Button>
							</Flex>
						</>
					)}
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}
