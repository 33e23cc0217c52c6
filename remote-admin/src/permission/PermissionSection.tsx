import type { Permission, Role } from '@borlette/shared/contract';
import { useIntl } from '@borlette/shared/i18n';
import { Card, Flex, Heading, Text } from '@borlette/shared/ui';
import { useId } from 'react';
import { lockOf, type Reach } from './compare.ts';
import { messages } from './messages.ts';
import { PermissionBox } from './PermissionBox.tsx';
import { boxesStyle } from './permissionStyle.ts';

export interface SectionProps {
	title: string;
	/** All codes of the section, and those that search and switch leave. */
	codes: readonly Permission[];
	shown: readonly Permission[];
	held: readonly Permission[];
	role: Role;
	reach: Reach;
	onToggle?: (codes: readonly Permission[], isGiven: boolean) => void;
}

/** The codes of a part of the menu, with a box for all of them. */
export function PermissionSection({
	title,
	codes,
	shown,
	held,
	role,
	reach,
	onToggle,
}: SectionProps) {
	const { formatMessage } = useIntl();
	const headingId = useId();
	const count = codes.filter((code) => held.includes(code)).length;
	const reachable = codes.filter((code) => !lockOf(code, reach));
	const isWhole = reachable.length > 0 && reachable.every((code) => held.includes(code));
	return (
		<Card.Root as="section" aria-labelledby={headingId} css={boxesStyle}>
			<Card.Body gap="3">
				<Flex gap="3" align="center">
					{onToggle && (
						<input
							type="checkbox"
							aria-label={formatMessage(messages.wholeGroup, { group: title })}
							checked={isWhole}
							disabled={reachable.length === 0}
							ref={(box) => {
								if (box) box.indeterminate = !isWhole && count > 0;
							}}
							onChange={() => onToggle(reachable, !isWhole)}
						/>
					)}
					<Heading as="h2" size="md" id={headingId}>
						{title}
					</Heading>
					<Text color="fg.muted" textStyle="sm" marginInlineStart="auto">
						{formatMessage(messages.held, { held: count, all: codes.length })}
					</Text>
				</Flex>
				<ul>
					{shown.map((code) => (
						<PermissionBox
							key={code}
							code={code}
							held={held}
							role={role}
							lock={lockOf(code, reach)}
							{...(onToggle && { onToggle: (isGiven: boolean) => onToggle([code], isGiven) })}
						/>
					))}
				</ul>
			</Card.Body>
		</Card.Root>
	);
}
