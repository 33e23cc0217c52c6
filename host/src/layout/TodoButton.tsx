import { useIntl } from '@borlette/shared/i18n';
import { FIRST_TODOS, todoMessages, useSeesTodos, useTodos } from '@borlette/shared/todo';
import { Box, IconButton, Spinner, TodoIcon, useOpenedPart } from '@borlette/shared/ui';
import { useCallback, useState } from 'react';

const load = async () => (await import('./TodoPanel.tsx')).TodoPanel;
const fetchAhead = () => void load().catch(() => undefined);

const MOST_SHOWN = 99;

/** How much is urgent; opens what is to be done. */
export function TodoButton() {
	const { formatMessage } = useIntl();
	const sees = useSeesTodos();
	const read = useTodos(FIRST_TODOS);
	const [isOpen, setOpen] = useState(false);
	const close = useCallback(() => setOpen(false), []);
	const Panel = useOpenedPart(load, isOpen, close);
	if (!sees) return null;
	const count = read.data?.counts.urgent ?? 0;
	return (
		<>
			<IconButton
				variant="ghost"
				colorPalette="gray"
				position="relative"
				aria-label={formatMessage(todoMessages.button, { count })}
				aria-haspopup="dialog"
				// Not `loading`, which disables it: who came by keyboard would stand nowhere once the panel is closed.
				aria-busy={isOpen && !Panel}
				onPointerEnter={fetchAhead}
				onFocus={fetchAhead}
				onClick={() => setOpen(true)}
			>
				{isOpen && !Panel ? <Spinner size="sm" /> : <TodoIcon aria-hidden />}
				{count > 0 && <Count count={count} />}
			</IconButton>
			{Panel && <Panel isOpen={isOpen} onClose={close} read={read} />}
		</>
	);
}

function Count({ count }: { count: number }) {
	const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : count;
	return (
		<Box
			as="span"
			aria-hidden
			position="absolute"
			top="0.5"
			insetEnd="0.5"
			minW="4.5"
			h="4.5"
			px="1"
			borderRadius="full"
			bg="fg.error"
			color="bg.panel"
			fontSize="11px"
			lineHeight="18px"
			fontWeight="semibold"
			fontVariantNumeric="tabular-nums"
			textAlign="center"
		>
			{shown}
		</Box>
	);
}
