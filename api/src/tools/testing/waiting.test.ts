import { firstWord, inTime, until } from './waiting.ts';

const never = () => false;

test('what is waited for in vain is said at once: what was to bring it has ended', async () => {
	const waiting = until(never, Promise.resolve({ status: 429 }));
	await expect(waiting).rejects.toThrow('did not come: it ended with { status: 429 }');
	const refused = until(never, new Promise(never), Promise.reject(new Error('closed')));
	await expect(refused).rejects.toThrow('closed');
	await expect(firstWord(async () => undefined)).rejects.toThrow('did not come');
});

test('what comes with the end of what brings it has come', async () => {
	let isThere = false;
	const bringing = Promise.resolve().then(() => {
		isThere = true;
	});
	await until(() => isThere, bringing);
	expect((await firstWord(async (say) => say('one'))).said).toBe('one');
});

test('what nobody can see the end of ends too, and is named', async () => {
	const now = jest.spyOn(performance, 'now').mockReturnValue(0);
	const waiting = inTime('replication goes on', async () => {
		now.mockReturnValue(600_001);
		return false;
	});
	await expect(waiting).rejects.toThrow('replication goes on');
	now.mockRestore();
});
