import { Box, Heading, Text } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

interface Props {
	id?: string;
	title: ReactNode;
	text: ReactNode;
	/** On the quieter ground. */
	isQuiet?: boolean;
	children: ReactNode;
}

/** The width that every band of the public pages keeps. */
export function Band({
	children,
	id,
	isQuiet,
}: {
	children: ReactNode;
	id?: string | undefined;
	isQuiet?: boolean;
}) {
	return (
		<Box as="section" id={id} bg={isQuiet ? 'bg' : 'bg.panel'} py={{ base: '16', md: '24' }}>
			<Box mx="auto" maxW="1200px" px={{ base: '4', sm: '6' }}>
				{children}
			</Box>
		</Box>
	);
}

export function SectionTitle({ title, text }: { title: ReactNode; text: ReactNode }) {
	return (
		<Box maxW="600px">
			<Heading as="h2" textStyle={{ base: '2xl', md: '3xl' }} fontWeight="semibold">
				{title}
			</Heading>
			<Text mt="3" textStyle="md" color="fg.muted">
				{text}
			</Text>
		</Box>
	);
}

export function Section({ id, title, text, isQuiet = false, children }: Props) {
	return (
		<Band id={id} isQuiet={isQuiet}>
			<SectionTitle title={title} text={text} />
			<Box mt="10">{children}</Box>
		</Band>
	);
}
