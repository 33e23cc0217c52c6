import { useEffect, useRef, useState } from 'react';
import { qrDetector } from './detector.ts';

/** Between two looks, ms: a phone of three years ago needs about half of it for one. */
const LOOK_EVERY_MS = 200;

/** `none`: this device has no camera, or the page came by plain http. */
export type CameraState = 'off' | 'on' | 'denied' | 'none';

/** Looks for QR codes while it is on; says each thing that one says. */
export function useCamera(onCode: (text: string) => void) {
	const video = useRef<HTMLVideoElement>(null);
	const [state, setState] = useState<CameraState>(
		// Absent where the page came by plain http.
		'mediaDevices' in navigator ? 'off' : 'none',
	);
	const heard = useRef(onCode);
	heard.current = onCode;
	useEffect(
		function look() {
			if (state !== 'on') return;
			let isOver = false;
			let timer: ReturnType<typeof setTimeout> | undefined;
			let stream: MediaStream | undefined;
			const begin = async () => {
				stream = await navigator.mediaDevices.getUserMedia({
					video: { facingMode: 'environment' },
				});
				const player = video.current;
				if (isOver || !player) return stop();
				player.srcObject = stream;
				await player.play();
				const detector = await qrDetector();
				const next = async () => {
					const [code] = await detector.detect(player).catch(() => []);
					if (isOver) return;
					if (code) heard.current(code.rawValue);
					timer = setTimeout(() => void next(), LOOK_EVERY_MS);
				};
				await next();
			};
			const stop = () => {
				for (const track of stream?.getTracks() ?? []) track.stop();
			};
			begin().catch((error: unknown) => {
				const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
				stop();
				if (!isOver) setState(isMissing ? 'none' : 'denied');
			});
			return () => {
				isOver = true;
				clearTimeout(timer);
				stop();
			};
		},
		[state],
	);
	return { video, state, turn: (isOn: boolean) => setState(isOn ? 'on' : 'off') };
}
