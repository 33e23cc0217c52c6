import { Palette } from './Palette.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

export type Shown = 'palette' | 'shortcuts' | null;

interface Props {
	shown: Shown;
	onShow: (shown: Shown) => void;
	/** What was typed before the field was there. */
	takeAhead: () => string;
	/** What had the focus before any of it was shown. */
	focusedBefore: HTMLElement | null;
}

/** What the keys of the shell open; a chunk of its own. */
export function PaletteDialogs({ shown, onShow, takeAhead, focusedBefore }: Props) {
	return (
		<>
			<Palette
				isOpen={shown === 'palette'}
				onClose={() => onShow(null)}
				onShortcuts={() => onShow('shortcuts')}
				takeAhead={takeAhead}
				focusedBefore={focusedBefore}
			/>
			<ShortcutsDialog
				isOpen={shown === 'shortcuts'}
				onClose={() => onShow(null)}
				focusedBefore={focusedBefore}
			/>
		</>
	);
}
