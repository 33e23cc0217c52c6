import { FormattedMessage } from '@borlette/shared/i18n';
import { page } from '@borlette/shared/session';
import { Alert, Button } from '@borlette/shared/ui';
import { messages } from './login.messages.ts';

/** In place of the form where the browser keeps nothing: who signs in would be asked again, without a word. */
export function NotKeptNote() {
	return (
		<Alert.Root status="warning" role="alert">
			<Alert.Indicator />
			<Alert.Content gap="3" alignItems="flex-start">
				<Alert.Title>
					<FormattedMessage {...messages.notKept} />
				</Alert.Title>
				<Alert.Description>
					<FormattedMessage {...messages.notKeptText} />
				</Alert.Description>
				<Button size="sm" variant="outline" onClick={() => page.reload()}>
					<FormattedMessage {...messages.tryAgain} />
				</Button>
			</Alert.Content>
		</Alert.Root>
	);
}
