import { type ComponentType, type Context, createContext, type ReactNode, useContext } from 'react';
import { ArrivedTrigger, type OverlayTrigger, WaitingTrigger } from './triggers.tsx';
import { type Asked, type Overlays, useOverlays } from './useOverlays.ts';

type Kind = keyof Overlays;

/** What the parts of an overlay know of its root; nothing: they are not in one. */
type Place = (Asked & { overlays?: Overlays }) | undefined;
type Part = ComponentType<object>;

interface RootProps {
	open?: boolean;
	defaultOpen?: boolean;
	onOpenChange?: (details: { open: boolean }) => void;
	children?: ReactNode;
}

const realOf = (overlays: Overlays, kind: Kind, name: string) =>
	(overlays[kind] as unknown as Record<string, Part>)[name] as Part;

/** Closed, only its trigger is there; when it is asked for, it comes and opens, as if it had been there. */
function rootOf(kind: Kind, Place: Context<Place>): ComponentType<RootProps> {
	return function Root(props: RootProps) {
		const { overlays, ...asked } = useOverlays(props);
		if (!overlays) return <Place value={asked}>{props.children}</Place>;
		const Real = realOf(overlays, kind, 'Root') as ComponentType<RootProps>;
		return (
			<Place value={{ ...asked, overlays }}>
				<Real {...props} />
			</Place>
		);
	};
}

function triggerOf(kind: Kind, Place: Context<Place>): Part {
	return function Trigger(props: OverlayTrigger) {
		const place = useContext(Place);
		if (!place) return null;
		if (!place.overlays) {
			return <WaitingTrigger given={props} popup={kind} isBusy={place.isBusy} ask={place.ask} />;
		}
		const Real = realOf(place.overlays, kind, 'Trigger') as ComponentType<OverlayTrigger>;
		return (
			<ArrivedTrigger {...props} Real={Real} isPressed={place.isAsked} onHeard={place.heard} />
		);
	};
}

function partOf(kind: Kind, name: string, Place: Context<Place>): Part {
	return function OverlayPart(props) {
		const overlays = useContext(Place)?.overlays;
		const Real = overlays && realOf(overlays, kind, name);
		return Real ? <Real {...props} /> : null;
	};
}

/**
 * Chakra's parts of that kind by their names, as its own object has them, of which the code comes when one is pointed
 * at, focused or opened. Earlier builds use them as they did.
 */
export function laterOverlay<K extends Kind>(kind: K): Overlays[K] {
	const Place = createContext<Place>(undefined);
	const parts = new Map<string, Part>([
		['Root', rootOf(kind, Place) as Part],
		['Trigger', triggerOf(kind, Place)],
	]);
	const made = (name: string) => {
		const part = parts.get(name) ?? partOf(kind, name, Place);
		parts.set(name, part);
		return part;
	};
	return new Proxy({} as Overlays[K], {
		get: (_none, name) => (typeof name === 'string' ? made(name) : undefined),
	});
}
