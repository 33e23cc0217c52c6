import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OutputOf } from '@borlette/shared/contract';
import type { posPackageApi } from '@borlette/shared/contract/pos-package';
import { ApiFailure } from '../../errors.ts';

type Package = OutputOf<typeof posPackageApi.read>;

/** Describes the configured file; hashed again only when it was replaced. */
export function packageReader(file: string | undefined, version: string) {
	let known: { modified: number; of: Package } | undefined;
	return async (): Promise<Package & { path: string }> => {
		if (!file) throw new ApiFailure('not_found');
		const found = await stat(file).catch(() => undefined);
		if (!found?.isFile()) throw new ApiFailure('not_found');
		if (known?.modified !== found.mtimeMs || known.of.size !== found.size) {
			const of = { name: basename(file), version, size: found.size, sha256: await hashOf(file) };
			known = { modified: found.mtimeMs, of };
		}
		return { ...known.of, path: file };
	};
}

async function hashOf(file: string): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
	return hash.digest('hex');
}
