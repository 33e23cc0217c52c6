import { type Button, useLazyPart } from '@borlette/shared/ui';
import {
	type ComponentProps,
	type ComponentType,
	cloneElement,
	type KeyboardEvent,
	type ReactElement,
	useState,
} from 'react';

type Opener = ReactElement<ComponentProps<typeof Button>>;
export interface LaterMenuProps {
	/** The button that opens it. */
	children: Opener;
}

interface Props extends LaterMenuProps {
	/** The menu, open from the beginning. */
	load: () => Promise<ComponentType<LaterMenuProps>>;
}

const OPENS = ['ArrowDown', 'ArrowUp'];

/**
 * A button whose menu is fetched when somebody is about to open it: menus with their positioning are a
 * tenth of the sign-in's code. The button itself is replaced only when it is pressed, so it keeps the focus.
 */
export function LaterMenu({ load, children }: Props) {
	const [isAsked, setAsked] = useState(false);
	const { Part, hasFailed, retry } = useLazyPart(load, isAsked);
	if (Part) return <Part>{children}</Part>;
	const ask = () => {
		if (hasFailed) void retry();
		else setAsked(true);
	};
	const ahead = () => {
		load().catch(() => undefined);
	};
	return cloneElement(children, {
		'aria-haspopup': 'menu',
		'aria-expanded': false,
		'aria-busy': isAsked && !hasFailed,
		onClick: ask,
		onPointerEnter: ahead,
		onFocus: ahead,
		onKeyDown(event: KeyboardEvent) {
			if (OPENS.includes(event.key)) ask();
		},
	});
}
