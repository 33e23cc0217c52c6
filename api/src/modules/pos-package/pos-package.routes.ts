import { createReadStream } from 'node:fs';
import { posPackageApi } from '@borlette/shared/contract/pos-package';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { route } from '../../http/route.ts';
import { packageReader } from './pos-package.ts';

export function posPackageRoutes(app: FastifyInstance, { posPackage }: Config): void {
	const read = packageReader(posPackage.file, posPackage.version);
	route(app, posPackageApi.read, async () => {
		const { path: _, ...of } = await read();
		return of;
	});
	route(app, posPackageApi.download, async () => {
		const { path, name } = await read();
		return { name: name.replace(/[^A-Za-z0-9._-]/g, '_'), bytes: createReadStream(path) };
	});
}
