import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

export function LoopInRender() {
	const [count, setCount] = useState(0);
	setCount(count + 1);
	return <h1>Round {count}</h1>;
}

export function LoopInLayoutEffect() {
	const [count, setCount] = useState(0);
	useLayoutEffect(() => setCount(count + 1), [count]);
	return <h1>Round {count}</h1>;
}

export function LoopInEffect() {
	const [count, setCount] = useState(0);
	useEffect(() => setCount(count + 1), [count]);
	return <h1>Round {count}</h1>;
}

const never = () => () => undefined;

/** Another object at each look: what a store answers is new for ever. */
export function LoopOfSnapshots() {
	const rows = useSyncExternalStore(never, () => [{}]);
	return <h1>Rows: {rows.length}</h1>;
}

/** Begun by a click: React then updates within microtasks, which never yield. */
export function LoopInPromise() {
	const [count, setCount] = useState(0);
	useEffect(() => {
		if (count > 0) void Promise.resolve().then(() => setCount(count + 1));
	}, [count]);
	return (
		<>
			<h1>Round {count}</h1>
			<button type="button" onClick={() => setCount(1)}>
				Begin
			</button>
		</>
	);
}

export function LoopInTimer() {
	const [count, setCount] = useState(0);
	useEffect(() => {
		setTimeout(() => setCount(count + 1), 0);
	}, [count]);
	return <h1>Round {count}</h1>;
}

export function LoopInChannel() {
	const [count, setCount] = useState(0);
	useEffect(() => {
		const { port1, port2 } = new MessageChannel();
		port2.onmessage = () => setCount(count + 1);
		port1.postMessage('');
	}, [count]);
	return <h1>Round {count}</h1>;
}

let stored = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

export function LoopInStore() {
	const count = useSyncExternalStore(subscribe, () => stored);
	useEffect(() => {
		const { port1, port2 } = new MessageChannel();
		port2.onmessage = () => {
			stored = count + 1;
			for (const listener of listeners) listener();
		};
		port1.postMessage('');
	}, [count]);
	return <h1>Round {count}</h1>;
}

const busy = (ms: number) => {
	const end = performance.now() + ms;
	while (performance.now() < end);
};

/** Hardly more updates than frames, but no time between them. */
export function SlowLoop() {
	const [count, setCount] = useState(0);
	busy(25);
	useEffect(() => setCount(count + 1), [count]);
	return <h1>Slow round {count}</h1>;
}

/** As a drum that turns: an update for each frame, for as long as it is looked at. */
export function Animation() {
	const [count, setCount] = useState(0);
	useEffect(() => {
		const frame = requestAnimationFrame(() => setCount(count + 1));
		return () => cancelAnimationFrame(frame);
	}, [count]);
	return <h1>Frame {count}</h1>;
}

export function Typing() {
	const [text, setText] = useState('');
	const [shown, setShown] = useState('');
	useEffect(() => setShown(text.toUpperCase()), [text]);
	return (
		<>
			<h1>Typed</h1>
			<label>
				Text
				<input value={text} onChange={(event) => setText(event.target.value)} />
			</label>
			<output>{shown.length}</output>
		</>
	);
}
