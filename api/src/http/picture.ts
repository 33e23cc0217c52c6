import { invalidField } from '../errors.ts';

const LARGEST_SIDE = 512;
const MOST_PIXELS = 40_000_000;
/** Raster formats only: a vector picture can carry scripts. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif']);

/** Loaded with the first picture: it takes a tenth of a second, and most starts see none. */
const library = async () => (await import('sharp')).default;

export interface Picture {
	contentType: string;
	bytes: Buffer;
}

/**
 * Decodes a picture and encodes it anew as WebP of at most 512 px, which leaves metadata (a place,
 * a name) and anything hidden behind. Throws `not_a_picture` at the field when it is none.
 */
export async function readPicture(field: string, file: Buffer): Promise<Picture> {
	const sharp = await library();
	try {
		const image = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
		const { format } = await image.metadata();
		if (!FORMATS.has(format)) throw new Error(`${format} is not accepted`);
		const bytes = await image
			.rotate()
			.resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
			.webp({ quality: 82 })
			.toBuffer();
		return { contentType: 'image/webp', bytes };
	} catch {
		throw invalidField(field, 'not_a_picture');
	}
}

/** A stored picture as documents take it. */
export async function pngOf({ bytes }: Pick<Picture, 'bytes'>): Promise<Buffer> {
	const sharp = await library();
	return sharp(bytes).png().toBuffer();
}

const FOLDER = '/api/files/';

/** Where the API serves a stored file. */
export const addressOf = (fileId: string): string => FOLDER + fileId;

/** The stored file of an address; `undefined` for an address elsewhere. */
export const fileIdOf = (address: string): string | undefined =>
	address.startsWith(FOLDER) ? address.slice(FOLDER.length) : undefined;
