import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, Button, SearchIcon, useOpenedPart, VisuallyHidden } from '@borlette/shared/ui';
import { useCallback } from 'react';
import { messages } from './layout.messages.ts';
import { usePaletteKeys } from './usePaletteKeys.ts';

const load = async () => (await import('../palette/PaletteDialogs.tsx')).PaletteDialogs;
const fetchAhead = () => void load().catch(() => undefined);

/** As the keys of this machine are printed. */
const KEYS = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Looks like a field and opens the palette, as Ctrl-K does; `?` shows the keys. Their code comes with the first. */
export function PaletteButton() {
	const { shown, setShown, open, focusedBefore, takeAhead } = usePaletteKeys();
	const close = useCallback(() => setShown(null), [setShown]);
	const Dialogs = useOpenedPart(load, shown !== null, close);
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
				onClick={({ currentTarget }) => open('palette', currentTarget)}
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
