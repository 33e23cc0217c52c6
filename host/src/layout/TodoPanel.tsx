import { useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { TodoList, todoMessages, type useTodos } from '@borlette/shared/todo';
import { Box, CloseButton, Drawer, ErrorState, Portal, Skeleton } from '@borlette/shared/ui';

interface Props {
	isOpen: boolean;
	onClose: () => void;
	read: ReturnType<typeof useTodos>;
}

/** The first of what is to be done, over whatever page is open. */
export function TodoPanel({ isOpen, onClose, read }: Props) {
	const { formatMessage } = useIntl();
	const counts = read.data?.counts;
	return (
		<Drawer.Root
			open={isOpen}
			size="md"
			lazyMount
			unmountOnExit
			onOpenChange={({ open }) => !open && onClose()}
		>
			<Portal>
				<Drawer.Backdrop />
				<Drawer.Positioner>
					<Drawer.Content>
						<Drawer.Header pe="14" display="grid" gap="0.5">
							<Drawer.Title>{formatMessage(todoMessages.title)}</Drawer.Title>
							{counts && (
								<Box textStyle="secondary">
									{formatMessage(todoMessages.counts, {
										urgent: counts.urgent,
										rest: counts.today + counts.soon,
									})}
								</Box>
							)}
						</Drawer.Header>
						<Drawer.Body>
							<Entries read={read} onFollow={onClose} />
						</Drawer.Body>
						<Drawer.Footer justifyContent="flex-start">
							<Box asChild color="brand.fg" fontWeight="medium" textDecoration="underline">
								<ScreenLink screen="todo.list" onClick={onClose} otherwise={null}>
									{formatMessage(todoMessages.all)}
								</ScreenLink>
							</Box>
						</Drawer.Footer>
						<Drawer.CloseTrigger asChild>
							<CloseButton size="sm" aria-label={formatMessage(words.close)} />
						</Drawer.CloseTrigger>
					</Drawer.Content>
				</Drawer.Positioner>
			</Portal>
		</Drawer.Root>
	);
}

function Entries({ read, onFollow }: Pick<Props, 'read'> & { onFollow: () => void }) {
	const errorText = useErrorText();
	if (read.data) return <TodoList todos={read.data.items} onFollow={onFollow} />;
	if (!read.error) return <Skeleton h="40" />;
	return <ErrorState title={errorText(read.error)} onRetry={() => void read.refetch()} />;
}
