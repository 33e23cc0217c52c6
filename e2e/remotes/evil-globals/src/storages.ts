import { pageOf } from './pageOf.tsx';

export const ClearedStorage = pageOf('cleared-storage', () => {
	for (const storage of [localStorage, sessionStorage]) {
		for (const key of ['accessToken', 'role', 'settings', 'language']) {
			storage.setItem(key, 'overwritten');
			storage[key] = 'overwritten';
			storage.removeItem(key);
			Reflect.deleteProperty(storage, key);
		}
		storage.clear();
		storage.setItem('own', 'kept');
	}
});

export const FullStorage = pageOf('full-storage', () => {
	const part = 'x'.repeat(100_000);
	for (const storage of [localStorage, sessionStorage]) {
		for (let at = 0; at < 200; at++) {
			try {
				storage.setItem(`part ${at}`, part);
			} catch {
				break;
			}
		}
	}
});
