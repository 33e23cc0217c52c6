import { FormattedMessage } from '@borlette/shared/i18n';
import { useParams } from '@borlette/shared/router';
import { Alert } from '@borlette/shared/ui';
import { DrawPreview } from '../schedule/DrawPreview.tsx';
import { messages } from './messages.ts';

/** Below the form: the dates that the entry makes and, when it is changed, what its draws keep. */
export function CatalogueAside() {
	const { infoTirageId } = useParams();
	return (
		<>
			{infoTirageId && (
				<Alert.Root status="info" role="note">
					<Alert.Indicator />
					<Alert.Content>
						<Alert.Title>
							<FormattedMessage {...messages.keepTitle} />
						</Alert.Title>
						<Alert.Description>
							<FormattedMessage {...messages.keepText} />
						</Alert.Description>
					</Alert.Content>
				</Alert.Root>
			)}
			<DrawPreview text={messages.previewText} empty={messages.previewEmpty} />
		</>
	);
}
