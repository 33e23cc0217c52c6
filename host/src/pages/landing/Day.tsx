import { FormattedMessage } from '@borlette/shared/i18n';
import {
	Box,
	ClockIcon,
	FicheIcon,
	Grid,
	Heading,
	ShieldIcon,
	Text,
	TransactionIcon,
} from '@borlette/shared/ui';
import { messages } from './landing.messages.ts';
import { Section } from './Section.tsx';

const STEPS = [
	{ Icon: FicheIcon, title: messages.saleTitle, text: messages.saleText },
	{ Icon: ClockIcon, title: messages.closeTitle, text: messages.closeText },
	{ Icon: ShieldIcon, title: messages.resultTitle, text: messages.resultText },
	{ Icon: TransactionIcon, title: messages.settleTitle, text: messages.settleText },
] as const;

/** The four moments of a working day. */
export function Day() {
	return (
		<Section
			id="day"
			isQuiet
			title={<FormattedMessage {...messages.featuresTitle} />}
			text={<FormattedMessage {...messages.featuresText} />}
		>
			<Grid
				as="ol"
				listStyleType="none"
				gap="5"
				templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
			>
				{STEPS.map(({ Icon, title, text }, index) => (
					<Box
						as="li"
						key={title.id}
						p="6"
						bg="bg.panel"
						borderWidth="1px"
						borderColor="border"
						borderRadius="lg"
					>
						<Box display="flex" justifyContent="space-between" color="brand.fg">
							<Icon size={26} aria-hidden />
							<Text as="span" textStyle="sm" fontWeight="semibold" color="fg.muted" aria-hidden>
								{index + 1}
							</Text>
						</Box>
						<Heading as="h3" mt="5" textStyle="lg" fontWeight="semibold">
							<FormattedMessage {...title} />
						</Heading>
						<Text mt="2" color="fg.muted">
							<FormattedMessage {...text} />
						</Text>
					</Box>
				))}
			</Grid>
		</Section>
	);
}
