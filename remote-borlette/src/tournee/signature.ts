/** Of the picture; on the screen it is as wide as there is room. */
export const SIZE = { width: 480, height: 160 } as const;
/** What an address of a picture begins with. */
export const PNG = 'data:image/png;base64,';

const INK = '#0E1216';
const PEN = 3;

interface Point {
	x: number;
	y: number;
}

/** A touch without a move leaves a dot. */
export function strokeOn(surface: HTMLCanvasElement, from: Point, to: Point): void {
	const brush = surface.getContext('2d');
	if (!brush) return;
	brush.strokeStyle = INK;
	brush.lineWidth = PEN;
	brush.lineCap = 'round';
	brush.lineJoin = 'round';
	brush.beginPath();
	brush.moveTo(from.x, from.y);
	brush.lineTo(to.x, to.y);
	brush.stroke();
}
