import {
	lotGagnantApi,
	type TirageInstance,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { useRead, useWrite } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useIntl } from '@borlette/shared/i18n';
import { Card, ErrorState, Heading, Skeleton, Stack, Text, toast } from '@borlette/shared/ui';
import { Decide } from './Decide.tsx';
import { entry } from './entry.messages.ts';
import { picksOfInstance } from './instance.ts';
import { TypedResult } from './TypedResult.tsx';

interface Props {
	instance: TirageInstance;
}

/** For the second person, who types what they read themselves; where one person does both, the figures once more. */
export function ConfirmResult({ instance }: Props) {
	const isUnseen = instance.lotto3 === null;
	return (
		<Card.Root as="section" aria-labelledby="confirm">
			<Card.Body>
				<Stack gap="5">
					<Heading as="h2" size="md" id="confirm">
						<FormattedMessage {...entry.confirmTitle} />
					</Heading>
					{isUnseen ? <Unseen instance={instance} /> : <Seen instance={instance} />}
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}

const useConfirm = () =>
	useWrite(lotGagnantApi.confirm, [
		lotGagnantApi.history,
		lotGagnantApi.list,
		tirageInstanceApi.list,
	]);

function Unseen({ instance }: Props) {
	const { formatMessage } = useIntl();
	const confirm = useConfirm();
	const revision = instance.revision ?? 0;
	return (
		<>
			<Text color="fg.muted">
				<FormattedMessage {...entry.unseenText} />
			</Text>
			<TypedResult
				instance={instance}
				name={`confirm.${instance.id}`}
				label={entry.confirm}
				send={(body) => confirm.mutateAsync({ body: { ...body, revision } })}
				onSent={() => toast.success(formatMessage(entry.confirmedToast))}
			/>
		</>
	);
}

function Seen({ instance }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const picks = picksOfInstance(instance);
	const preview = useRead(lotGagnantApi.preview, { body: picks });
	const confirm = useConfirm();
	const revision = instance.revision ?? 0;
	if (preview.error) {
		return (
			<ErrorState
				title={formatMessage(entry.previewFailed)}
				text={errorText(preview.error)}
				onRetry={() => void preview.refetch()}
			/>
		);
	}
	if (!preview.data) return <Skeleton h="32" />;
	return (
		<Decide
			// What was agreed to of one result says nothing of the one that takes its place.
			key={revision}
			instance={instance}
			preview={preview.data}
			label={entry.confirm}
			isPending={confirm.isPending}
			error={confirm.error}
			onDecide={(seen_warnings) =>
				confirm.mutate(
					{ body: { instance_id: instance.id, revision, seen_warnings } },
					{ onSuccess: () => toast.success(formatMessage(entry.confirmedToast)) },
				)
			}
		/>
	);
}
