import { runCommand } from './run.ts';

const { argv } = process;
afterEach(() => {
	process.argv = argv;
	process.exitCode = 0;
	jest.restoreAllMocks();
});

const COMMAND = {
	help: 'Counts.\n',
	options: { most: { type: 'string', default: '20' }, json: { type: 'boolean' } },
} as const;

/** What the command is given, what is written and which code it ends with. */
async function ran(...args: string[]) {
	process.argv = ['node', 'count', ...args];
	const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
	const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
	const given: unknown[] = [];
	await runCommand(COMMAND, async (values) => {
		given.push({ ...values });
		return 1;
	});
	return { given, out: out.mock.calls.join(), err: err.mock.calls.join(), code: process.exitCode };
}

test('a command gets its options, and its answer is the exit code', async () => {
	const { given, code } = await ran('--json');
	expect(given).toEqual([{ most: '20', json: true }]);
	expect(code).toBe(1);
});

test.each(['--help', '-h'])('%s prints the help, and the command does not run', async (flag) => {
	expect(await ran(flag)).toMatchObject({ given: [], out: 'Counts.\n', err: '' });
});

test('an option that does not exist is refused with the help', async () => {
	const { given, err, code } = await ran('--jsn');
	expect(given).toEqual([]);
	expect(err).toMatch(/^Unknown option '--jsn'.*\n\nCounts\.\n\n$/);
	expect(code).toBe(2);
});
