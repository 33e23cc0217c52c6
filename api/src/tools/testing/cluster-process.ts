import { startCluster } from '../../db/embedded/cluster.ts';

// A process of its own that a test can interrupt: starts a PostgreSQL that is thrown away, and tells its process.

const cluster = await startCluster({ dataDir: process.argv[3] as string, durable: false });
process.stdout.write(`${cluster.pid}\n`);
setInterval(() => undefined, 1_000);
