import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** What a reader makes of a drawn QR code, once a printer that knows black and white had it. */
export async function readQr(page: Page, code: Locator): Promise<string> {
	const picture = (await code.screenshot()).toString('base64');
	const { width, height, dots } = await page.evaluate(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
		const drawn = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
		const { width, height } = drawn;
		const canvas = new OffscreenCanvas(width, height).getContext('2d');
		canvas?.drawImage(drawn, 0, 0);
		return { width, height, dots: [...(canvas?.getImageData(0, 0, width, height).data ?? [])] };
	}, picture);
	const data = Uint8ClampedArray.from(dots, (dot) => (dot < 128 ? 0 : 255));
	return decodeQR({ width, height, data });
}
