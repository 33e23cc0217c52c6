import { isPublic } from '../../outward/public-address.ts';
import { fetchFeed } from './fetch-feed.ts';

test('neither this machine nor a network of its own is public, however it is written', () => {
	const inside = [
		'127.0.0.1',
		'0.0.0.0',
		'10.1.2.3',
		'172.16.0.1',
		'192.168.1.1',
		'169.254.169.254',
		'100.64.0.1',
		'224.0.0.1',
		'::1',
		'::',
		'::ffff:127.0.0.1',
		'64:ff9b::7f00:1',
		'fd00::1',
		'fe80::1',
		'2002:7f00:1::',
	];
	expect(inside.filter(isPublic)).toEqual([]);
	expect(['8.8.8.8', '2606:4700::1111'].filter((address) => !isPublic(address))).toEqual([]);
});

test('an address is refused before anything is sent to it', async () => {
	for (const url of [
		'https://127.0.0.1/',
		'https://2130706433/',
		'https://0x7f.1/',
		'https://[::ffff:127.0.0.1]/',
		'https://localhost/',
		'http://example.com/',
		'https://[',
	]) {
		await expect(fetchFeed({ url, hosts: [] })).rejects.toMatchObject({
			code: 'forbidden_address',
		});
	}
});
