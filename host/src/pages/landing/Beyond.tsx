import { FormattedMessage } from '@borlette/shared/i18n';
import {
	AlertIcon,
	AutopilotIcon,
	Box,
	CheckIcon,
	Grid,
	Heading,
	ReportIcon,
	Text,
	TourIcon,
	VerifiedIcon,
} from '@borlette/shared/ui';
import { messages } from './landing.messages.ts';
import { Section } from './Section.tsx';

const POINTS = [
	{ Icon: AutopilotIcon, title: messages.pilotTitle, text: messages.pilotText },
	{ Icon: TourIcon, title: messages.tourTitle, text: messages.tourText },
	{ Icon: CheckIcon, title: messages.countTitle, text: messages.countText },
	{ Icon: AlertIcon, title: messages.alertTitle, text: messages.alertText },
	{ Icon: VerifiedIcon, title: messages.proofTitle, text: messages.proofText },
	{ Icon: ReportIcon, title: messages.reportTitle, text: messages.reportText },
] as const;

/** What a house gains beside its sales. */
export function Beyond() {
	return (
		<Section
			isQuiet
			title={<FormattedMessage {...messages.beyondTitle} />}
			text={<FormattedMessage {...messages.beyondText} />}
		>
			<Grid
				as="ul"
				listStyleType="none"
				columnGap="8"
				rowGap="10"
				templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
			>
				{POINTS.map(({ Icon, title, text }) => (
					<Box as="li" key={title.id} display="flex" gap="4">
						<Box color="brand.fg" flexShrink="0">
							<Icon size={24} aria-hidden />
						</Box>
						<Box>
							<Heading as="h3" textStyle="md" fontWeight="semibold">
								<FormattedMessage {...title} />
							</Heading>
							<Text mt="1" color="fg.muted">
								<FormattedMessage {...text} />
							</Text>
						</Box>
					</Box>
				))}
			</Grid>
		</Section>
	);
}
