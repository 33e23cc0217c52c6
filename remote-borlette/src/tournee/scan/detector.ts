/** Of the Shape Detection API, as far as it is used; the one that we bring has the same shape. */
export interface Detector {
	detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
	/** Not every browser has one. */
	var BarcodeDetector:
		| {
				new (options: { formats: string[] }): Detector;
				getSupportedFormats(): Promise<readonly string[]>;
		  }
		| undefined;
}

const QR = 'qr_code';

async function hasOwn(): Promise<boolean | undefined> {
	const formats = globalThis.BarcodeDetector?.getSupportedFormats();
	return formats?.then(
		(names) => names.includes(QR),
		() => false,
	);
}

const bring = () => import('qr/decode.js');

/** Has the code of ours here for when there is no network, where the browser has none of its own. */
export async function bringDetector(): Promise<void> {
	if (!(await hasOwn())) await bring();
}

/** The browser's own, or ours. */
export async function qrDetector(): Promise<Detector> {
	const Own = globalThis.BarcodeDetector;
	if (Own && (await hasOwn())) return new Own({ formats: [QR] });
	const { BarcodeDetector: Ours } = await bring();
	return new Ours({ formats: [QR] });
}
