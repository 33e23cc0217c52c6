import { useIntl } from '@borlette/shared/i18n';
import { Box, ExpandIcon } from '@borlette/shared/ui';
import { useBrand } from '../../session/brand.ts';
import { messages as publicMessages } from '../public.messages.ts';
import { messages } from './about.messages.ts';
import { TextPage } from './TextPage.tsx';

const QUESTIONS = [
	[messages.q1, messages.a1],
	[messages.q2, messages.a2],
	[messages.q3, messages.a3],
	[messages.q4, messages.a4],
	[messages.q5, messages.a5],
] as const;

export function FaqsPage() {
	const { formatMessage } = useIntl();
	const brand = useBrand();
	return (
		<TextPage title={publicMessages.faqs}>
			{QUESTIONS.map(([question, answer]) => (
				<Box
					as="details"
					key={question.id}
					bg="bg.panel"
					borderWidth="1px"
					borderColor="border"
					borderRadius="lg"
					css={{ '&[open] svg': { rotate: '180deg' } }}
				>
					<Box
						as="summary"
						display="flex"
						justifyContent="space-between"
						gap="4"
						p="5"
						cursor="pointer"
						textStyle="md"
						fontWeight="semibold"
						borderRadius="lg"
						listStyle="none"
						css={{ '&::-webkit-details-marker': { display: 'none' } }}
					>
						{formatMessage(question)}
						<ExpandIcon size={20} aria-hidden style={{ flexShrink: 0 }} />
					</Box>
					<Box px="5" pb="5" textStyle="md" color="fg.muted">
						{formatMessage(answer, { brand })}
					</Box>
				</Box>
			))}
		</TextPage>
	);
}
