import { LogOutput } from './log-output.ts';

const LINE = `${'x'.repeat(999)}\n`;

/** As `process.stdout` is in front of a pipe: it takes what it is given, and goes on after an error. */
function slowPipe() {
	const read: string[] = [];
	const waiting: { line: string; done: (error?: Error | null) => void }[] = [];
	const stream = {
		get writableLength() {
			return waiting.reduce((sum, { line }) => sum + line.length, 0);
		},
		on: () => stream,
		write: (line: string, done: (error?: Error | null) => void) => waiting.push({ line, done }),
	};
	const readAll = (error?: Error) => {
		for (const { line, done } of waiting.splice(0)) {
			if (!error) read.push(line);
			done(error);
		}
	};
	return { stream, read, readAll };
}

test('what nobody reads waits, up to a bound; once it is read a line says how many are missing', () => {
	const { stream, read, readAll } = slowPipe();
	const output = new LogOutput(stream);
	for (let line = 0; line < 5_000; line++) output.write(LINE);
	expect(stream.writableLength).toBeLessThan(1_100_000);
	readAll();
	const missing = 5_000 - read.splice(0).length;
	output.write(LINE);
	output.write(LINE);
	readAll();
	expect(read).toEqual([expect.stringContaining(`${missing} lines`), LINE, LINE]);
});

test('what a full disk did not take is missing too, and so is the line that was to say it', () => {
	const { stream, read, readAll } = slowPipe();
	const output = new LogOutput(stream);
	const full = new Error('ENOSPC');
	output.write(LINE);
	readAll(full);
	output.write(LINE);
	readAll(full);
	output.write(LINE);
	readAll();
	expect(read).toEqual([expect.stringContaining('2 lines'), LINE]);
});
