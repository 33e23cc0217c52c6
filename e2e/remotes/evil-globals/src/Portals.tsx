import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './harmless.css';

/** As libraries draw what is above the page, which know of the body only: it is placed by script, and lies over everything. */
export function Portals() {
	const above = useRef<HTMLDivElement>(null);
	const [pressed, setPressed] = useState(0);
	useEffect(function place() {
		above.current?.style.setProperty('top', '200px');
	}, []);
	return (
		<>
			<h1>portals</h1>
			{createPortal(
				<div
					ref={above}
					id="above"
					className="harmless"
					style={{ position: 'fixed', inset: 0, zIndex: 2_147_483_647, background: 'red' }}
				>
					<button type="button" onClick={() => setPressed(pressed + 1)}>
						Pressed {pressed}
					</button>
				</div>,
				document.body,
			)}
		</>
	);
}
