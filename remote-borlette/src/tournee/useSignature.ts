import { type PointerEvent, useEffect, useRef } from 'react';
import { PNG, SIZE, strokeOn } from './signature.ts';

/**
 * Draws on a canvas with finger or pen.
 * @param value the picture as base64, empty for none; @param onChange gets it after each stroke
 */
export function useSignature(value: string, onChange: (value: string) => void) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const last = useRef<{ x: number; y: number }>(undefined);
	const drawn = useRef('');

	useEffect(
		function showValue() {
			const surface = canvas.current;
			if (!surface || value === drawn.current) return;
			drawn.current = value;
			const brush = surface.getContext('2d');
			brush?.clearRect(0, 0, SIZE.width, SIZE.height);
			if (!value) return;
			// Of a draft.
			const picture = new Image();
			picture.onload = () => brush?.drawImage(picture, 0, 0);
			picture.src = PNG + value;
		},
		[value],
	);

	function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		return {
			x: ((clientX - left) / width) * SIZE.width,
			y: ((clientY - top) / height) * SIZE.height,
		};
	}
	function begin(event: PointerEvent<HTMLCanvasElement>) {
		event.currentTarget.setPointerCapture(event.pointerId);
		last.current = pointOf(event);
		strokeOn(event.currentTarget, last.current, last.current);
	}
	function draw(event: PointerEvent<HTMLCanvasElement>) {
		if (!last.current) return;
		const next = pointOf(event);
		strokeOn(event.currentTarget, last.current, next);
		last.current = next;
	}
	function end({ currentTarget }: PointerEvent<HTMLCanvasElement>) {
		if (!last.current) return;
		last.current = undefined;
		drawn.current = currentTarget.toDataURL('image/png').slice(PNG.length);
		onChange(drawn.current);
	}

	const strokes = {
		onPointerDown: begin,
		onPointerMove: draw,
		onPointerUp: end,
		onPointerCancel: end,
	};
	return { canvas, strokes };
}
