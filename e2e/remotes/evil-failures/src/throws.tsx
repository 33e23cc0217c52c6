import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export function ThrowsInRender(): never {
	throw new Error('thrown in render');
}

export function ThrowsNull(): never {
	throw null;
}

/** Outside of its place in the document, within it for React. */
export const ThrowsInPortal = () => createPortal(<ThrowsInRender />, document.body);

/** What cannot even be made text of. */
export function ThrowsNameless(): never {
	throw Object.create(null);
}

export function ThrowsInEffect() {
	useEffect(() => {
		throw new Error('thrown in effect');
	}, []);
	return <h1>Before the effect</h1>;
}

export function ThrowsInCleanup() {
	useEffect(
		() => () => {
			throw new Error('thrown in cleanup');
		},
		[],
	);
	return <h1>Until it is left</h1>;
}

const fail = (text: string): never => {
	throw new Error(text, { cause: new TypeError('the reason behind') });
};

/** Each in a way that no boundary sees. */
const WAYS: Readonly<Record<string, () => unknown>> = {
	handler: () => fail('thrown in a handler'),
	timer: () => setTimeout(() => fail('thrown in a timer')),
	promise: () => void Promise.resolve().then(() => fail('thrown in a promise')),
	null: () => void Promise.reject(null),
	person: () => fail('No place for "Rose Toussaint" (rose@example.com) of 1234567'),
	storm: () => {
		for (let count = 0; count < 50; count++) setTimeout(() => fail(`storm ${'x'.repeat(count)}`));
	},
	harmless: () => {
		void Promise.reject(new DOMException('taken back', 'AbortError'));
		window.dispatchEvent(
			new ErrorEvent('error', {
				message: 'ResizeObserver loop completed with undelivered notifications.',
			}),
		);
	},
};

export function ThrowsUnseen() {
	return (
		<>
			<h1>Errors that nobody sees</h1>
			{Object.entries(WAYS).map(([name, act]) => (
				<button key={name} type="button" onClick={() => void act()}>
					{name}
				</button>
			))}
		</>
	);
}

/** Its rows come from a body that is not what it should be. */
export function BrokenBody() {
	const [rows, setRows] = useState<string[]>([]);
	useEffect(() => {
		void fetch('/api/evil')
			.then((answer) => answer.json())
			.then(({ rows: read }) => setRows(read));
	}, []);
	return <h1>{rows.map((row) => row.toUpperCase())}Rows</h1>;
}
