/** What React's own developer tools read of a component; React says so to nobody else. */
export interface Fiber {
	readonly child: Fiber | null;
	readonly sibling: Fiber | null;
	/** The same component as it was drawn before; null: it is new. */
	readonly alternate: Fiber | null;
	/** Of a class: its instance. */
	readonly stateNode: unknown;
	readonly memoizedProps: unknown;
}
export interface FiberRoot {
	readonly current: Fiber;
	/** Bits: what is to be drawn next, and what of it waits for something. */
	readonly pendingLanes: number;
	readonly suspendedLanes: number;
}
type Listener = (root: FiberRoot) => void;

interface Hook {
	supportsFiber: boolean;
	renderers: Map<number, unknown>;
	inject(renderer: unknown): number;
	onCommitFiberRoot(id: number, root: FiberRoot, ...rest: unknown[]): unknown;
	onPostCommitFiberRoot?(id: number, root: FiberRoot, ...rest: unknown[]): unknown;
	onCommitFiberUnmount(): void;
	onScheduleFiberRoot(): void;
}
const place = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };

let listener: Listener | undefined;
let afterEffects: Listener | undefined;

/** Subscribes to React's commits. */
export const onCommit = (listen: Listener): void => {
	listener = listen;
};
/** Subscribes to React's commits, called once their effects have run. */
export const onEffects = (listen: Listener): void => {
	afterEffects = listen;
};

const bareHook = (): Hook => ({
	supportsFiber: true,
	renderers: new Map(),
	inject(renderer) {
		this.renderers.set(this.renderers.size + 1, renderer);
		return this.renderers.size;
	},
	onCommitFiberRoot: () => undefined,
	onCommitFiberUnmount: () => undefined,
	onScheduleFiberRoot: () => undefined,
});

/**
 * React tells of its commits through the hook of its developer tools, in production too; its own
 * `<Profiler>` is silent there. It has to be before react-dom runs. Where the developer tools
 * are installed they go on hearing everything.
 */
function listen(): void {
	const hook = place.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? bareHook();
	const before = hook.onCommitFiberRoot;
	hook.onCommitFiberRoot = function tellBoth(id, root, ...rest) {
		listener?.(root);
		return before.call(this, id, root, ...rest);
	};
	const settled = hook.onPostCommitFiberRoot;
	hook.onPostCommitFiberRoot = function tellBoth(id, root, ...rest) {
		afterEffects?.(root);
		return settled?.call(this, id, root, ...rest);
	};
	place.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= hook;
}

listen();
