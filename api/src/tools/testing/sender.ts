import { connect } from '../../db/connect.ts';
import { sendingMessages } from '../../modules/alerts/send.ts';

/** A process that sends until it is killed: the settings come as JSON in its second argument. */
const { url, config, leaseSeconds, pushHosts } = JSON.parse(process.argv[3] ?? '{}');
const db = connect(url, { max: 2 });
const run = sendingMessages({
	config,
	leaseSeconds,
	pushHosts,
	// More than waits on the way: killed in the middle of it, it is not sent.
	build: async () => ({
		...{ title: 'Net du jour', text: '', link: '' },
		file: { name: 'net.pdf', type: 'application/pdf', bytes: Buffer.alloc(12_000_000) },
	}),
	report: (error) => process.stderr.write(`${error}\n`),
});

async function sendOn(): Promise<void> {
	for (;;) {
		await run(db);
		await new Promise((done) => setTimeout(done, 20));
	}
}
void sendOn();
