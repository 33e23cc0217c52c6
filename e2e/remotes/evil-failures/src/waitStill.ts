/** Keeps the thread as an endless loop does, but not a core of the machine: its test never answers. */
export function waitStill(): void {
	const call = new XMLHttpRequest();
	call.open('GET', '/api/still', false);
	call.send();
}
