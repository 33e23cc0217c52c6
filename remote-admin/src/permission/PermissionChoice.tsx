import { PERMISSION_GROUPS, type Permission } from '@borlette/shared/contract';
import type { User } from '@borlette/shared/contract/account';
import { isFound } from '@borlette/shared/contract/search';
import { useIntl } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import {
	Box,
	Button,
	Flex,
	Input,
	InputGroup,
	ResetIcon,
	SearchIcon,
	Stack,
	Switch,
	Text,
} from '@borlette/shared/ui';
import { useMemo, useState } from 'react';
import { differenceOf, standardOf, withCodes } from './compare.ts';
import { messages } from './messages.ts';
import { PermissionCount } from './PermissionCount.tsx';
import { PermissionSection } from './PermissionSection.tsx';
import { CODE_WORDS, SECTIONS } from './words.ts';

interface Props {
	person: User;
	/** What the person has, with what was ticked meanwhile. */
	value: readonly Permission[];
	/** Without it nothing can be changed. */
	onChange?: (codes: Permission[]) => void;
}

/** Every code in its section, with what the person has; sought and compared with the role. */
export function PermissionChoice({ person, value, onChange }: Props) {
	const { formatMessage } = useIntl();
	const user = useSession((session) => session.user);
	const [words, setWords] = useState('');
	const [isOnlyDifferent, setOnlyDifferent] = useState(false);
	const reach = useMemo(
		() => ({
			own: new Set(user?.perms.map(({ codename }) => codename)),
			before: person.perms,
		}),
		[user, person],
	);
	const isShown = (code: Permission) =>
		isFound(`${formatMessage(CODE_WORDS[code])} ${code}`, words) &&
		(!isOnlyDifferent || differenceOf(code, value, person.role) !== undefined);
	const sections = SECTIONS.map(({ label, groups }) => {
		const codes = groups.flatMap((group): readonly Permission[] => PERMISSION_GROUPS[group]);
		return { label, codes, shown: codes.filter(isShown) };
	}).filter(({ shown }) => shown.length > 0);

	return (
		<Stack gap="4">
			<Flex gap="3" align="center" wrap="wrap">
				<InputGroup startElement={<SearchIcon size={16} aria-hidden />} flex="1" minWidth="220px">
					<Input
						type="search"
						aria-label={formatMessage(messages.search)}
						placeholder={formatMessage(messages.search)}
						value={words}
						onChange={(event) => setWords(event.currentTarget.value)}
						// Else the form around it would be sent.
						onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
					/>
				</InputGroup>
				<Switch.Root
					checked={isOnlyDifferent}
					onCheckedChange={({ checked }) => setOnlyDifferent(checked)}
				>
					<Switch.HiddenInput />
					<Switch.Control />
					<Switch.Label>{formatMessage(messages.onlyDifferent)}</Switch.Label>
				</Switch.Root>
			</Flex>
			<Flex gap="3" align="center" justify="space-between" wrap="wrap">
				<Text color="fg.muted" aria-live="polite">
					<PermissionCount item={{ perms: [...value], role: person.role }} />
				</Text>
				{onChange && (
					<Button
						size="sm"
						variant="outline"
						onClick={() => onChange(standardOf(person.role, reach))}
					>
						<ResetIcon size={16} aria-hidden />
						{formatMessage(messages.toRole)}
					</Button>
				)}
			</Flex>
			{sections.map(({ label, codes, shown }) => (
				<PermissionSection
					key={label.id}
					title={formatMessage(label)}
					codes={codes}
					shown={shown}
					held={value}
					role={person.role}
					reach={reach}
					{...(onChange && {
						onToggle: (toggled: readonly Permission[], isGiven: boolean) =>
							onChange(withCodes(value, toggled, isGiven, reach)),
					})}
				/>
			))}
			{sections.length === 0 && (
				<Box padding="6" textAlign="center" color="fg.muted">
					{formatMessage(messages.noMatch)}
				</Box>
			)}
		</Stack>
	);
}
