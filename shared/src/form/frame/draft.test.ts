import { drafts } from './draft.ts';

test('neither what is secret nor a file is written down', () => {
	const logo = new File(['GIF89a'], 'logo.gif', { type: 'image/gif' });
	const secret = { password: 'a', old_password: 'b', code: '123456' };
	drafts.write('draft.test', { version: 1, values: { name: 'Delmas', logo, ...secret } });
	expect(drafts.read('draft.test')).toEqual({ version: 1, values: { name: 'Delmas' } });
	drafts.write('draft.test', { version: 1, values: { name: 'Delmas', ...secret } }, ['password']);
	const { password: _, ...others } = secret;
	expect(drafts.read('draft.test')?.values).toEqual({ name: 'Delmas', ...others });
});
