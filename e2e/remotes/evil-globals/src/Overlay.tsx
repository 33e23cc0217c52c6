/** Lies over everything: the page, the menu, the bar. */
export function Overlay() {
	return (
		<>
			<h1>overlay</h1>
			<div style={{ position: 'fixed', inset: 0, zIndex: 2_147_483_647, background: 'red' }} />
		</>
	);
}
