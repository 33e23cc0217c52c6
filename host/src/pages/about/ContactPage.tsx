import { messages as publicMessages } from '../public.messages.ts';
import { messages } from './about.messages.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactWays } from './ContactWays.tsx';
import { TextBlock, TextPage } from './TextPage.tsx';

export function ContactPage() {
	return (
		<TextPage title={publicMessages.contact} intro={messages.contactIntro}>
			<ContactWays />
			<ContactForm />
			<TextBlock title={messages.contactAgentTitle} text={messages.contactAgentText} />
			<TextBlock title={messages.contactCompanyTitle} text={messages.contactCompanyText} />
			<TextBlock title={messages.contactPlayerTitle} text={messages.contactPlayerText} />
		</TextPage>
	);
}
