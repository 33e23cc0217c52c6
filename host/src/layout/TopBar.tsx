import { useIntl } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { HStack, IconButton, MenuIcon } from '@borlette/shared/ui';
import { CountrySwitcher } from './CountrySwitcher.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { messages } from './layout.messages.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { TodoPlace } from './TodoPlace.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Between the buttons. On 320 px all of a superuser's fit without. */
const GAP = { base: '0', sm: '1' };

interface Props {
	/** Absent where the sidebar stands. */
	onMenu: (() => void) | undefined;
}

export function TopBar({ onMenu }: Props) {
	const { formatMessage } = useIntl();
	const isSuperuser = useSession(({ user }) => user?.role === 'superuser');
	return (
		<HStack
			as="header"
			position="sticky"
			top="0"
			zIndex="sticky"
			minH="topbar"
			flexWrap="wrap"
			px={{ base: '2', sm: '6' }}
			gap={GAP}
			bg="bg/90"
			backdropFilter="blur(8px)"
			borderBottomWidth="1px"
			borderColor="border"
		>
			{onMenu && (
				<IconButton
					variant="ghost"
					colorPalette="gray"
					aria-label={formatMessage(messages.openMenu)}
					onClick={onMenu}
				>
					<MenuIcon aria-hidden />
				</IconButton>
			)}
			<PaletteButton />
			<HStack ms="auto" gap={GAP} flexWrap="wrap" justify="flex-end">
				<TodoPlace />
				<LanguageMenu />
				{isSuperuser && <CountrySwitcher />}
				<SettingsButton />
				<UserMenu />
			</HStack>
		</HStack>
	);
}
