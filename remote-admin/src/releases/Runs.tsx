export function Runs(_: { channel: string }) {
	return null;
}
