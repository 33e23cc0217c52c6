import {
	type ComponentProps,
	type ComponentType,
	cloneElement,
	isValidElement,
	type KeyboardEvent,
	type ReactElement,
	useEffect,
	useEffectEvent,
	useImperativeHandle,
	useRef,
} from 'react';
import { fetchOverlays } from './useOverlays.ts';

type ButtonProps = ComponentProps<'button'>;
export type OverlayTrigger = ButtonProps & { asChild?: boolean };

const OPENS = ['ArrowDown', 'ArrowUp'];

interface Waiting {
	/** What the real one would be given. */
	given: OverlayTrigger;
	popup: string;
	isBusy: boolean;
	ask: () => void;
}

/**
 * The button of an overlay that is not here yet: pointed at or focused it fetches it, pressed it asks for it. It is
 * replaced only then, so it keeps the focus.
 */
export function WaitingTrigger({ given, popup, isBusy, ask }: Waiting) {
	const { asChild, children, ...props } = given;
	const own = (asChild && isValidElement(children) ? children.props : {}) as ButtonProps;
	const isMenu = popup === 'Menu';
	const tie: ButtonProps = {
		'aria-haspopup': isMenu ? 'menu' : 'dialog',
		'aria-expanded': false,
		'aria-busy': isBusy || undefined,
		onClick(event) {
			own.onClick?.(event);
			props.onClick?.(event);
			if (!event.defaultPrevented) ask();
		},
		onPointerEnter(event) {
			own.onPointerEnter?.(event);
			void fetchOverlays();
		},
		onFocus(event) {
			own.onFocus?.(event);
			void fetchOverlays();
		},
		onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
			own.onKeyDown?.(event);
			if (isMenu && OPENS.includes(event.key)) ask();
		},
	};
	if (asChild && isValidElement(children)) {
		return cloneElement(children as ReactElement<ButtonProps>, { ...props, ...tie });
	}
	return (
		<button type="button" {...props} {...tie}>
			{children}
		</button>
	);
}

interface Arrived extends OverlayTrigger {
	Real: ComponentType<OverlayTrigger>;
	/** Before it was here. */
	isPressed: boolean;
	onHeard: () => void;
}

/** In the place of one that was pressed: pressed again, now that somebody hears it. */
export function ArrivedTrigger({ Real, isPressed, onHeard, ref, ...props }: Arrived) {
	const button = useRef<HTMLButtonElement>(null);
	useImperativeHandle(ref, () => button.current as HTMLButtonElement);
	const press = useEffectEvent(() => {
		if (!isPressed) return;
		onHeard();
		button.current?.focus();
		button.current?.click();
	});
	useEffect(function pressAgain() {
		press();
	}, []);
	return <Real {...props} ref={button} />;
}
