import type { ReportPage } from '@borlette/shared/contract/rapport';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Alert, Button } from '@borlette/shared/ui';
import { linkMessages as messages } from './link.messages.ts';

/** As many figures as two people compare at a glance. */
const SHOWN = 12;

interface Props {
	linked: { readonly as_of: string; readonly digest: string };
	page: ReportPage;
	onForget: () => void;
}

/** Whether the figures are those that the link was made of. */
export function LinkCheck({ linked, page, onForget }: Props) {
	const { dateTime } = useFormats();
	const isSame = linked.digest === page.digest;
	const time = <time dateTime={linked.as_of}>{dateTime(linked.as_of)}</time>;
	return (
		<Alert.Root status={isSame ? 'success' : 'warning'} role="status">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>
					<FormattedMessage {...(isSame ? messages.same : messages.changed)} values={{ time }} />
				</Alert.Title>
				<Alert.Description>
					<FormattedMessage
						{...(isSame ? messages.sameText : messages.changedText)}
						values={{ digest: <code key="digest">{page.digest.slice(0, SHOWN)}</code> }}
					/>
				</Alert.Description>
			</Alert.Content>
			<Button size="sm" variant="ghost" onClick={onForget} data-screen-only="">
				<FormattedMessage {...messages.forget} />
			</Button>
		</Alert.Root>
	);
}
