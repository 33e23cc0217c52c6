import { Menu } from '@chakra-ui/react';
import type { ComponentProps, FocusEvent } from 'react';

/**
 * The menu takes the focus a frame after the pointer came to a step of it; where that was chosen meanwhile it would take it from
 * the button that just got it back, and be gone with it.
 */
export function MenuContent({ onFocus, ...props }: ComponentProps<typeof Menu.Content>) {
	function giveBack(event: FocusEvent<HTMLDivElement>) {
		onFocus?.(event);
		const isClosed = event.currentTarget.dataset.state === 'closed';
		if (isClosed && event.relatedTarget instanceof HTMLElement) event.relatedTarget.focus();
	}
	return <Menu.Content {...props} onFocus={giveBack} />;
}
