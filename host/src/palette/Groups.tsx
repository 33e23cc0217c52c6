import { useIntl } from '@borlette/shared/i18n';
import { Box, bringIntoView } from '@borlette/shared/ui';
import { MenuPicture } from '../layout/MenuPicture.tsx';
import type { Entry, Group } from './entry.ts';
import { messages } from './palette.messages.ts';

export const optionId = (id: string, key: string): string => `${id}-${key.replace(/[^\w-]/g, '_')}`;

interface Props {
	/** Of the listbox. */
	id: string;
	groups: readonly Group[];
	active: Entry | undefined;
	onChoose: (entry: Entry) => void;
}

/** What can be chosen, by what it is. */
export function Groups({ id, groups, active, onChoose }: Props) {
	const { formatMessage } = useIntl();
	return (
		<Box id={id} role="listbox" aria-label={formatMessage(messages.results)}>
			{groups.map((group) => (
				<Box key={group.id} role="group" aria-labelledby={`${id}-in-${group.id}`} pb="2">
					<Box
						id={`${id}-in-${group.id}`}
						role="presentation"
						px="3"
						py="1.5"
						textStyle="overline"
						color="fg.muted"
					>
						{group.title}
					</Box>
					{group.entries.map((entry) => (
						<Option
							key={entry.key}
							id={optionId(id, entry.key)}
							entry={entry}
							isActive={entry.key === active?.key}
							onChoose={() => onChoose(entry)}
						/>
					))}
				</Box>
			))}
		</Box>
	);
}

interface OptionProps {
	id: string;
	entry: Entry;
	isActive: boolean;
	onChoose: () => void;
}

function Option({ id, entry: { icon, label, note }, isActive, onChoose }: OptionProps) {
	return (
		<Box
			id={id}
			role="option"
			aria-selected={isActive}
			ref={(option: HTMLDivElement | null) => {
				if (isActive) bringIntoView(option);
			}}
			onClick={onChoose}
			display="flex"
			alignItems="center"
			gap="3"
			minH="10"
			px="3"
			py="1.5"
			borderRadius="md"
			cursor="pointer"
			bg={isActive ? 'brand.subtle' : undefined}
			color={isActive ? 'brand.fg' : undefined}
			_hover={isActive ? undefined : { bg: 'bg.muted' }}
		>
			<MenuPicture name={icon} />
			<Box
				flex="1"
				minW="0"
				display="flex"
				flexDirection={{ base: 'column', sm: 'row' }}
				columnGap="3"
				justifyContent="space-between"
				overflowWrap="anywhere"
			>
				<span>{label}</span>
				{note && (
					<Box as="span" color={isActive ? undefined : 'fg.muted'} textStyle="secondary">
						{note}
					</Box>
				)}
			</Box>
		</Box>
	);
}
