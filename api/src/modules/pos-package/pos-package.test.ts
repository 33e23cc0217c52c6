import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { posPackageApi } from '@borlette/shared/contract/pos-package';
import { useTestApi } from '../../tools/testing/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'borlette-package-'));
const file = join(folder, 'borlette pos.apk');
const api = useTestApi({ posPackage: { file, version: '2.4.1' } });
afterAll(() => rmSync(folder, { recursive: true }));

test('whoever is signed in gets the program with its version and checksum, as it now is', async () => {
	expect((await api.call('adminA', posPackageApi.read, {})).failure.code).toBe('not_found');
	writeFileSync(file, 'abc');
	expect((await api.call('supervisorA', posPackageApi.read, {})).body).toEqual({
		name: 'borlette pos.apk',
		version: '2.4.1',
		size: 3,
		sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
	});
	const downloaded = await api.call('adminA', posPackageApi.download, {});
	expect(downloaded.headers).toMatchObject({
		'content-type': 'application/octet-stream',
		'content-disposition': 'attachment; filename="borlette_pos.apk"',
	});
	expect(downloaded.body).toBe('abc');
	writeFileSync(file, 'abcd');
	expect((await api.call('adminA', posPackageApi.read, {})).body.size).toBe(4);
	expect((await api.call({ token: undefined }, posPackageApi.download, {})).status).toBe(401);
});
