import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { waitStill } from './waitStill.ts';

/** Takes away what React put there, up to where the page stands. */
export function RemovesNodes() {
	const remove = () => {
		let node = document.getElementById('removed-soon');
		while (node?.parentElement && node.parentElement.id !== 'content') node = node.parentElement;
		node?.remove();
	};
	return (
		<>
			<h1 id="removed-soon">Here for now</h1>
			<button type="button" onClick={remove}>
				Remove
			</button>
		</>
	);
}

/** Takes away its own nodes only, and then wants them changed. */
export function RemovesOwnNodes() {
	const [isGone, setGone] = useState(false);
	useEffect(() => {
		if (isGone) return;
		document.getElementById('own')?.remove();
		setGone(true);
	}, [isGone]);
	return <div>{isGone ? null : <h1 id="own">Here for now</h1>}</div>;
}

export function EmptiesDocument() {
	useEffect(() => {
		document.open();
	}, []);
	return <h1>The whole page</h1>;
}

export function AsksWithoutEnd() {
	const ask = () => {
		while (!window.confirm('Again?'));
	};
	const print = () => {
		for (;;) window.print();
	};
	return (
		<>
			<h1>Asks without end</h1>
			<button type="button" onClick={ask}>
				Ask
			</button>
			<button type="button" onClick={print}>
				Print
			</button>
		</>
	);
}

const never = new Promise<never>(() => undefined);

export function WaitsForEver(): never {
	throw never;
}

export const WaitsInPortal = () => createPortal(<WaitsForEver />, document.body);

export function NeverYields() {
	useEffect(waitStill, []);
	return <h1>Never seen</h1>;
}

export function NeverYieldsOnClick() {
	const spin = () => {
		for (;;);
	};
	return (
		<>
			<h1>Until it is clicked</h1>
			<button type="button" onClick={spin}>
				Spin
			</button>
		</>
	);
}
