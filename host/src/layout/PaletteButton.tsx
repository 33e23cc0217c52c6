import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, Button, SearchIcon, useOpenedPart, VisuallyHidden } from '@borlette/shared/ui';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Shown } from '../palette/PaletteDialogs.tsx';
import { messages } from './layout.messages.ts';

const load = async () => (await import('../palette/PaletteDialogs.tsx')).PaletteDialogs;
const fetchAhead = () => void load().catch(() => undefined);

/** As the keys of this machine are printed. */
const KEYS = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Typing a question mark is no wish for help; what is open over the page has keys of its own. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
	(target instanceof HTMLElement &&
		(target.isContentEditable || target.matches('input, textarea, select'))) ||
	document.querySelector('[role=dialog], [role=alertdialog]') !== null;

function askedBy(event: KeyboardEvent): Shown {
	const { key, ctrlKey, metaKey, altKey } = event;
	if (event.defaultPrevented || altKey) return null;
	if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'palette';
	return key === '?' && !ctrlKey && !metaKey && !isTaken(event) ? 'shortcuts' : null;
}

const focused = (): HTMLElement | null =>
	document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** Looks like a field and opens the palette, as Ctrl-K does; `?` shows the keys. Their code comes with the first. */
export function PaletteButton() {
	const [shown, setShown] = useState<Shown>(null);
	const [focusedBefore, setFocusedBefore] = useState<HTMLElement | null>(null);
	const ahead = useRef('');
	const takeAhead = useCallback(() => {
		const typed = ahead.current;
		ahead.current = '';
		return typed;
	}, []);
	const show = useEffectEvent((asked: Shown) => {
		// From one of its dialogs to the other it stays what it was.
		if (!shown) setFocusedBefore(focused());
		takeAhead();
		setShown(asked);
	});
	const close = useCallback(() => setShown(null), []);
	/** Who types before the field is there means the field. */
	const keep = useEffectEvent((event: KeyboardEvent): boolean => {
		const { key, ctrlKey, metaKey, altKey, target } = event;
		const isThere =
			target instanceof HTMLElement && target.closest('input, textarea, [role=dialog]') !== null;
		if (shown !== 'palette' || isThere || ctrlKey || metaKey || altKey || key.length !== 1)
			return false;
		ahead.current += key;
		return true;
	});
	const Dialogs = useOpenedPart(load, shown !== null, close);
	// Who sees the button may press its keys at once; an effect would wait for a busy machine.
	useLayoutEffect(function listen() {
		const press = (event: KeyboardEvent) => {
			const asked = askedBy(event);
			if (!asked && !keep(event)) return;
			event.preventDefault();
			if (asked) show(asked);
		};
		window.addEventListener('keydown', press);
		return () => window.removeEventListener('keydown', press);
	}, []);
	return (
		<>
			<Button
				variant={{ base: 'ghost', md: 'outline' }}
				colorPalette="gray"
				color="fg.muted"
				// The outline of a wide screen brings a colour along.
				css={{ md: { color: 'fg.muted' } }}
				fontWeight="normal"
				px={{ base: '2.5', md: '3' }}
				minW={{ md: '240px' }}
				justifyContent="flex-start"
				aria-keyshortcuts="Control+K Meta+K"
				aria-haspopup="dialog"
				onPointerEnter={fetchAhead}
				onFocus={fetchAhead}
				onClick={({ currentTarget }) => {
					setFocusedBefore(currentTarget);
					setShown('palette');
				}}
			>
				<SearchIcon aria-hidden />
				<Box as="span" hideBelow="md" flex="1" textAlign="start">
					<FormattedMessage {...messages.search} />
				</Box>
				<VisuallyHidden hideFrom="md">
					<FormattedMessage {...messages.search} />
				</VisuallyHidden>
				<Box
					as="kbd"
					aria-hidden
					display={{ base: 'none', md: 'inline' }}
					textStyle="reference"
					dir="ltr"
				>
					{KEYS}
				</Box>
			</Button>
			{Dialogs && (
				<Dialogs
					shown={shown}
					onShow={setShown}
					takeAhead={takeAhead}
					focusedBefore={focusedBefore}
				/>
			)}
		</>
	);
}
