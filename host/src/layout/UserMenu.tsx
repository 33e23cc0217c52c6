import { useIntl } from '@borlette/shared/i18n';
import { useCompanyMenu, useSession } from '@borlette/shared/session';
import {
	Avatar,
	Box,
	IconButton,
	Popover,
	Portal,
	Text,
	VisuallyHidden,
} from '@borlette/shared/ui';
import { useEffect } from 'react';
import { roleName, WORDS } from '../session/words.ts';
import { CompanyPicker } from './CompanyPicker.tsx';
import { messages } from './layout.messages.ts';
import { UserLinks } from './UserLinks.tsx';

const setOpen = (isOpen: boolean) => useCompanyMenu.setState({ isOpen });

/** Behind the picture of the person: superusers choose the company here, the others find "mon compte". */
export function UserMenu() {
	const { formatMessage } = useIntl();
	const user = useSession((state) => state.user);
	const isOpen = useCompanyMenu((menu) => menu.isOpen);
	useEffect(function closeWithTheBar() {
		return () => setOpen(false);
	}, []);
	if (!user) return null;
	const name = `${user.first_name} ${user.last_name}`.trim() || user.username;
	const isSuperuser = user.role === 'superuser';
	const close = () => setOpen(false);
	return (
		<Popover.Root
			open={isOpen}
			onOpenChange={({ open }) => setOpen(open)}
			positioning={{ placement: 'bottom-end' }}
			lazyMount
			unmountOnExit
		>
			<Popover.Trigger asChild>
				<IconButton variant="ghost" rounded="full" ms="1">
					<VisuallyHidden>{formatMessage(messages.userMenu, { name })}</VisuallyHidden>
					<Avatar.Root size="sm" bg="brand.subtle" color="brand.fg">
						<Avatar.Fallback name={name} />
						{user.user_photo && <Avatar.Image src={user.user_photo} alt="" />}
					</Avatar.Root>
				</IconButton>
			</Popover.Trigger>
			<Portal>
				<Popover.Positioner>
					<Popover.Content
						w={isSuperuser ? '340px' : '260px'}
						maxW="calc(100vw - 2rem)"
						aria-label={WORDS.myAccount}
					>
						<Box px="4" pt="4" pb="3">
							{!isSuperuser && (
								<Text textStyle="overline" color="fg.muted">
									{WORDS.myAccount}
								</Text>
							)}
							<Text fontWeight="semibold" truncate>
								{name}
							</Text>
							<Text textStyle="xs" color="fg.muted" truncate>
								{[roleName(user.role), user.companyname].filter(Boolean).join(' · ')}
							</Text>
						</Box>
						{isSuperuser && <CompanyPicker onDone={close} />}
						<UserLinks onDone={close} />
					</Popover.Content>
				</Popover.Positioner>
			</Portal>
		</Popover.Root>
	);
}
