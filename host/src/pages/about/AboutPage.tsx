import { messages as publicMessages } from '../public.messages.ts';
import { messages } from './about.messages.ts';
import { TextBlock, TextPage } from './TextPage.tsx';

export function AboutPage() {
	return (
		<TextPage title={publicMessages.about} intro={messages.aboutIntro}>
			<TextBlock title={messages.aboutWhoTitle} text={messages.aboutWhoText} />
			<TextBlock title={messages.aboutHowTitle} text={messages.aboutHowText} />
		</TextPage>
	);
}
