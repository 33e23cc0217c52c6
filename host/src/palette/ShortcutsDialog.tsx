import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { useMayOpen } from '@borlette/shared/screens';
import { Box, CloseButton, Dialog, Portal } from '@borlette/shared/ui';
import { Keys } from './Keys.tsx';
import { messages } from './palette.messages.ts';
import { SHORTCUTS } from './shortcuts.ts';

interface Props {
	isOpen: boolean;
	onClose: () => void;
	/** Gets the focus back. */
	focusedBefore: HTMLElement | null;
}

/** Which keys do what, everywhere and on the pages that the person may open. */
export function ShortcutsDialog({ isOpen, onClose, focusedBefore }: Props) {
	const { formatMessage } = useIntl();
	const mayOpen = useMayOpen();
	const shown = SHORTCUTS.filter(({ screen }) => !screen || mayOpen(screen));
	return (
		<Dialog.Root
			open={isOpen}
			scrollBehavior="inside"
			finalFocusEl={() => focusedBefore}
			lazyMount
			unmountOnExit
			onOpenChange={({ open }) => !open && onClose()}
		>
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner px="4">
					<Dialog.Content maxW="560px">
						{/* First, so that it has the focus and not all that can be scrolled. */}
						<Dialog.CloseTrigger asChild>
							<CloseButton size="sm" aria-label={formatMessage(words.close)} />
						</Dialog.CloseTrigger>
						<Dialog.Header>
							<Dialog.Title>
								<FormattedMessage {...messages.shortcuts} />
							</Dialog.Title>
						</Dialog.Header>
						{/* It may scroll, and nothing in it takes the focus. */}
						<Dialog.Body display="grid" gap="5" pb="6" tabIndex={0}>
							{shown.map(({ where, shortcuts }, index) => (
								<section key={where.id} aria-labelledby={`shortcuts-${index}`}>
									<Box
										as="h3"
										id={`shortcuts-${index}`}
										textStyle="overline"
										color="fg.muted"
										mb="2"
									>
										<FormattedMessage {...where} />
									</Box>
									<Box
										as="dl"
										display="grid"
										gridTemplateColumns={{ base: '1fr', sm: '150px 1fr' }}
										columnGap="4"
										rowGap={{ base: '1', sm: '2' }}
									>
										{shortcuts.map(({ keys, does }) => (
											<Box key={does.id} display="contents">
												<Box as="dt">
													<Keys keys={keys} />
												</Box>
												<Box as="dd" mb={{ base: '2', sm: '0' }}>
													<FormattedMessage {...does} />
												</Box>
											</Box>
										))}
									</Box>
								</section>
							))}
						</Dialog.Body>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
