import { useIntl } from '@borlette/shared/i18n';
import { useLocation } from '@borlette/shared/router';
import { CloseButton, Drawer, Portal } from '@borlette/shared/ui';
import { useEffect } from 'react';
import { messages } from './layout.messages.ts';
import { PosPackagePlace } from './PosPackagePlace.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';
import { useMenu } from './useMenu.ts';
import { WhoAmI } from './WhoAmI.tsx';

/** The sidebar of small screens. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const { formatMessage } = useIntl();
	const sections = useMenu();
	const { pathname } = useLocation();

	useEffect(
		function closeWhenGone() {
			if (pathname) onClose();
		},
		[pathname, onClose],
	);

	return (
		<Drawer.Root
			open={isOpen}
			placement="start"
			lazyMount
			unmountOnExit
			onOpenChange={({ open }) => !open && onClose()}
		>
			<Portal>
				<Drawer.Backdrop />
				<Drawer.Positioner>
					<Drawer.Content maxW="sidebar" aria-label={formatMessage(messages.nav)}>
						<WhoAmI isMini={false} />
						<Drawer.Body as="nav" aria-label={formatMessage(messages.nav)} px="3" pt="0" pb="6">
							<SidebarMenu sections={sections} />
							<PosPackagePlace />
						</Drawer.Body>
						<Drawer.CloseTrigger asChild>
							<CloseButton
								size="sm"
								colorPalette="gray"
								aria-label={formatMessage(messages.closeMenu)}
							/>
						</Drawer.CloseTrigger>
					</Drawer.Content>
				</Drawer.Positioner>
			</Portal>
		</Drawer.Root>
	);
}
