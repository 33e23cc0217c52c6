import { type Group, groups } from 'virtual:examples';
import { Link, useLocation } from '../src/router/index.ts';
import { Box, Button, Flex, Heading, PageFrame, Text, useSettings } from '../src/ui/index.ts';

const slugOf = (title: string) =>
	title
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[^a-z]+/g, '-');
const addressOf = ({ title }: Group) => `/${slugOf(title)}`;

/** One group of examples a page; the look is chosen once for all of them. */
export function Catalogue() {
	const { pathname } = useLocation();
	const shown = groups.find((group) => addressOf(group) === pathname) ?? groups[0];
	return (
		<>
			<Flex as="header" wrap="wrap" gap="3" p="4" borderBottomWidth="1px" bg="bg.panel">
				<Flex as="nav" aria-label="Groupes" wrap="wrap" gap="2" flex="1">
					{groups.map((group) => (
						<Button
							key={group.title}
							asChild
							size="sm"
							variant={group === shown ? 'solid' : 'outline'}
						>
							<Link to={addressOf(group)} aria-current={group === shown ? 'page' : undefined}>
								{group.title}
							</Link>
						</Button>
					))}
				</Flex>
				<Look />
			</Flex>
			<main>
				<PageFrame>
					{shown && (
						<>
							<Heading as="h1" textStyle="title" mb="6">
								{shown.title}
							</Heading>
							{Object.entries(shown.examples).map(([name, Example]) => (
								<Box as="section" key={`${shown.title} ${name}`} aria-label={name} mb="8">
									<Text as="h2" textStyle="secondary" color="fg.muted" mb="2">
										{name}
									</Text>
									<Example />
								</Box>
							))}
						</>
					)}
				</PageFrame>
			</main>
		</>
	);
}

/** Mode and direction, kept as the product keeps them. */
function Look() {
	const { themeMode, themeDirection, change } = useSettings();
	const isDark = themeMode === 'dark';
	const isRtl = themeDirection === 'rtl';
	return (
		<Flex gap="2">
			<Button
				size="sm"
				variant="outline"
				aria-pressed={isDark}
				onClick={() => change({ themeMode: isDark ? 'light' : 'dark' })}
			>
				Sombre
			</Button>
			<Button
				size="sm"
				variant="outline"
				aria-pressed={isRtl}
				onClick={() => change({ themeDirection: isRtl ? 'ltr' : 'rtl' })}
			>
				De droite à gauche
			</Button>
		</Flex>
	);
}
