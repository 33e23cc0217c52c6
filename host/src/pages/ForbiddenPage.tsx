import { WORDS } from '../session/words.ts';
import { StatusPage } from './StatusPage.tsx';
import { messages } from './status.messages.ts';

/** In place of a page whose permission code the person lacks. */
export function ForbiddenPage() {
	return (
		<StatusPage
			isWhole={false}
			balls={['4', '0', '3']}
			title={WORDS.forbidden}
			text={messages.forbiddenText}
		/>
	);
}
