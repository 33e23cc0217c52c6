import { useIntl } from '@borlette/shared/i18n';
import { Box, CollapseIcon, IconButton } from '@borlette/shared/ui';
import { type FocusEvent, useState } from 'react';
import { messages } from './layout.messages.ts';
import { PosPackagePlace } from './PosPackagePlace.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';
import { useMenu } from './useMenu.ts';
import { WhoAmI } from './WhoAmI.tsx';

interface Props {
	/** Reduced by a click on the button. */
	isCollapsed: boolean;
	onCollapse: () => void;
}

const hasLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
	!currentTarget.contains(relatedTarget as Node | null);

/**
 * 280 px (specification 9); reduced by a click it keeps 102 px of the page's width and, while the pointer or the
 * focus is in it, opens over the page.
 */
export function Sidebar({ isCollapsed, onCollapse }: Props) {
	const { formatMessage } = useIntl();
	const sections = useMenu();
	const [isHovered, setHovered] = useState(false);
	const isMini = isCollapsed && !isHovered;
	// Opened by a click it stays as it is: all its rows would be drawn anew before each press.
	const enter = () => isCollapsed && setHovered(true);
	return (
		<Box
			data-state={isCollapsed ? (isHovered ? 'hover' : 'mini') : 'open'}
			data-testid="sidebar"
			flexShrink="0"
			w={isCollapsed ? 'sidebar.mini' : 'sidebar'}
			transition="width 160ms"
		>
			<Box
				as="aside"
				position="sticky"
				top="0"
				h="100dvh"
				w={isMini ? 'sidebar.mini' : 'sidebar'}
				transition="width 160ms"
				zIndex="banner"
				display="flex"
				flexDirection="column"
				bg="bg.panel"
				borderEndWidth="1px"
				borderColor="border"
				boxShadow={isCollapsed && isHovered ? 'soft' : undefined}
				onPointerEnter={enter}
				onPointerLeave={() => setHovered(false)}
				onFocus={enter}
				onBlur={(event) => hasLeft(event) && setHovered(false)}
			>
				<WhoAmI isMini={isMini} />
				<Box
					as="nav"
					aria-label={formatMessage(messages.nav)}
					flex="1"
					overflowY="auto"
					overflowX="hidden"
					px={isMini ? '2' : '3'}
					pb="6"
				>
					<SidebarMenu sections={sections} isMini={isMini} />
					{!isMini && <PosPackagePlace />}
				</Box>
				<IconButton
					size="2xs"
					rounded="full"
					variant="outline"
					colorPalette="gray"
					position="absolute"
					top="6"
					insetEnd="-3"
					bg="bg.panel"
					borderColor="border.emphasized"
					aria-expanded={!isCollapsed}
					aria-label={formatMessage(isCollapsed ? messages.expand : messages.collapse)}
					onClick={() => {
						setHovered(false);
						onCollapse();
					}}
				>
					<Box
						asChild
						transform={isCollapsed ? 'rotate(180deg)' : undefined}
						_rtl={{ scale: '-1 1' }}
					>
						<CollapseIcon aria-hidden />
					</Box>
				</IconButton>
			</Box>
		</Box>
	);
}
