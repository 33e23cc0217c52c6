import { FormattedMessage, type MessageDescriptor } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { useCan, useSession } from '@borlette/shared/session';
import {
	AgentIcon,
	BlockIcon,
	Box,
	Center,
	Heading,
	Logo,
	LottoIcon,
	TirageIcon,
} from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

/** In place of the figures for who may see none: a greeting, and what they may do. */
export function Welcome() {
	const name = useSession(({ user }) => user?.first_name ?? '');
	const dates = useScreen('lotgagnant.dates');
	const canEnter = useCan('change_tirage');
	const places = [
		{
			to: canEnter && dates,
			icon: <LottoIcon />,
			label: messages.enterResults,
			text: messages.doResults,
		},
		{
			to: useScreen('agent.list'),
			icon: <AgentIcon />,
			label: messages.seeAgents,
			text: messages.doAgents,
		},
		{
			to: useScreen('tirage.list'),
			icon: <TirageIcon />,
			label: messages.seeDraws,
			text: messages.doDraws,
		},
		{
			to: useScreen('boules-block.list'),
			icon: <BlockIcon />,
			label: messages.seeBlocks,
			text: messages.doBlocks,
		},
	];
	const open = places.flatMap(({ to, ...place }) => (to ? [{ to, ...place }] : []));
	return (
		<Box
			as="section"
			bg="bg.panel"
			borderWidth="1px"
			borderColor="border"
			borderRadius="lg"
			boxShadow="xs"
			p={{ base: '5', sm: '8' }}
		>
			<Logo size={48} />
			<Heading as="h2" textStyle="title" mt="4">
				<FormattedMessage {...(name ? messages.hello : messages.welcome)} values={{ name }} />
			</Heading>
			<Box as="p" color="fg.muted" mt="1" maxW="prose">
				<FormattedMessage {...(open.length ? messages.welcomeText : messages.welcomeNothing)} />
			</Box>
			{open.length > 0 && (
				<Box
					as="ul"
					listStyleType="none"
					display="grid"
					gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 240px), 1fr))"
					gap="4"
					mt="6"
				>
					{open.map((place) => (
						<PlaceCard key={place.to} {...place} />
					))}
				</Box>
			)}
		</Box>
	);
}

interface CardProps {
	to: string;
	icon: ReactNode;
	label: MessageDescriptor;
	text: MessageDescriptor;
}

function PlaceCard({ to, icon, label, text }: CardProps) {
	return (
		<Box
			as="li"
			position="relative"
			display="flex"
			gap="3"
			p="4"
			borderWidth="1px"
			borderColor="border"
			borderRadius="lg"
			_hover={{ borderColor: 'brand.solid' }}
		>
			<Center
				boxSize="10"
				flexShrink="0"
				borderRadius="md"
				bg="brand.subtle"
				color="brand.fg"
				aria-hidden
			>
				{icon}
			</Center>
			<Box minW="0">
				<Box
					asChild
					fontWeight="semibold"
					_after={{ content: '""', position: 'absolute', inset: 0 }}
				>
					<Link to={to}>
						<FormattedMessage {...label} />
					</Link>
				</Box>
				<Box textStyle="secondary">
					<FormattedMessage {...text} />
				</Box>
			</Box>
		</Box>
	);
}
