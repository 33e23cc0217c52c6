import { FormattedMessage } from '@borlette/shared/i18n';
import { useParams } from '@borlette/shared/router';
import { Notice } from '@borlette/shared/ui';
import { DrawPreview } from '../schedule/DrawPreview.tsx';
import { messages } from './messages.ts';

/** Below the form: the dates that the entry makes and, when it is changed, what its draws keep. */
export function CatalogueAside() {
	const { infoTirageId } = useParams();
	return (
		<>
			{infoTirageId && (
				<Notice status="info" role="note" title={<FormattedMessage {...messages.keepTitle} />}>
					<FormattedMessage {...messages.keepText} />
				</Notice>
			)}
			<DrawPreview text={messages.previewText} empty={messages.previewEmpty} />
		</>
	);
}
