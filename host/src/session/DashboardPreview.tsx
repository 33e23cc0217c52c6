import { useIntl, words } from '@borlette/shared/i18n';
import { Box, Grid, HStack, Text } from '@borlette/shared/ui';
import { messages } from './preview.messages.ts';

const FIGURES = [
	{ label: words.ventes, value: 1_284_500, change: 0.082 },
	{ label: words.gains, value: 812_300, change: -0.031 },
	{ label: words.commission, value: 128_450, change: 0.08 },
	{ label: messages.net, value: 343_750, change: 0.154 },
] as const;
const HOURS = [18, 26, 35, 48, 62, 88, 97, 54, 40, 46, 58, 71, 84, 66];
const DRAWS = [
	{ name: 'New York · midi', left: '00:42:10', share: 78 },
	{ name: 'Florida · midi', left: '00:58:25', share: 54 },
	{ name: 'Georgia · soir', left: '05:21:07', share: 31 },
];

/** A picture of the dashboard in its own colours; its parts are not meant to be read one by one. */
export function DashboardPreview() {
	const { formatMessage } = useIntl();
	return (
		<Box
			role="img"
			aria-label={formatMessage(messages.picture)}
			bg="bg.panel"
			borderWidth="1px"
			borderColor="border"
			borderRadius="xl"
			boxShadow="soft"
			p={{ base: '3', sm: '5' }}
			userSelect="none"
		>
			<Box aria-hidden>
				<Figures />
				<Grid mt="3" gap="3" templateColumns={{ base: '1fr', sm: '1.35fr 1fr' }}>
					<Hours />
					<Draws />
				</Grid>
			</Box>
		</Box>
	);
}

function Figures() {
	const { formatMessage, formatNumber } = useIntl();
	return (
		<Grid gap="3" templateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' }}>
			{FIGURES.map(({ label, value, change }) => (
				<Box key={label.id} p="3" bg="bg" borderRadius="lg">
					<Text textStyle="2xs" color="fg.muted">
						{formatMessage(label)}
					</Text>
					<Text
						mt="1"
						textStyle="md"
						fontWeight="semibold"
						fontVariantNumeric="tabular-nums"
						whiteSpace="nowrap"
					>
						{formatNumber(value)}
					</Text>
					<Text textStyle="2xs" fontWeight="medium" color={change > 0 ? 'fg.success' : 'fg.error'}>
						{formatNumber(change, {
							style: 'percent',
							signDisplay: 'always',
							maximumFractionDigits: 1,
						})}
					</Text>
				</Box>
			))}
		</Grid>
	);
}

function Hours() {
	const { formatMessage } = useIntl();
	return (
		<Box p="3" bg="bg" borderRadius="lg">
			<Text textStyle="2xs" color="fg.muted">
				{formatMessage(messages.byHour)}
			</Text>
			<HStack mt="3" h="24" gap="1" alignItems="flex-end">
				{HOURS.map((share, hour) => (
					<Box
						key={hour}
						flex="1"
						h={`${share}%`}
						borderTopRadius="sm"
						bg={share > 85 ? 'brand.solid' : 'brand.emphasized'}
					/>
				))}
			</HStack>
		</Box>
	);
}

function Draws() {
	const { formatMessage } = useIntl();
	return (
		<Box p="3" bg="bg" borderRadius="lg">
			<Text textStyle="2xs" color="fg.muted">
				{formatMessage(messages.nextDraws)}
			</Text>
			{DRAWS.map(({ name, left, share }) => (
				<Box key={name} mt="2.5">
					<HStack
						justifyContent="space-between"
						textStyle="2xs"
						fontWeight="medium"
						whiteSpace="nowrap"
					>
						<span>{name}</span>
						<Box as="span" fontVariantNumeric="tabular-nums" color="fg.muted">
							{left}
						</Box>
					</HStack>
					<Box mt="1.5" h="1" bg="bg.emphasized" borderRadius="full">
						<Box h="full" w={`${share}%`} bg="brand.solid" borderRadius="full" />
					</Box>
				</Box>
			))}
		</Box>
	);
}
