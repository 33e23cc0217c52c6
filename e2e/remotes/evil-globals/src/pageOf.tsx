import { type ComponentType, useEffect, useState } from 'react';

/** A page that does something as soon as it is drawn; its heading says when it was done. */
export function pageOf(title: string, act: () => unknown): ComponentType {
	return function EvilPage() {
		const [isDone, setDone] = useState(false);
		useEffect(function doIt() {
			setDone(true);
			const undo = act();
			return typeof undo === 'function' ? () => undo() : undefined;
		}, []);
		return <h1>{isDone ? title : '…'}</h1>;
	};
}
