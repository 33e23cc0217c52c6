import { Carry } from '../carry/carry.ts';
import type { Step } from '../carry/carrying.ts';

/** A process that carries a data folder over and is killed before a step: both in its arguments. */
const [dataDir = '', killedAt] = process.argv.slice(3) as [string?, Step?];
const nobody = () => undefined;
const carry = new Carry({
	...{ dataDir, say: nobody, progress: { begin: nobody, advance: nobody, end: nobody } },
	before(step) {
		if (step === killedAt) process.kill(process.pid, 'SIGKILL');
	},
});
await carry.run();
