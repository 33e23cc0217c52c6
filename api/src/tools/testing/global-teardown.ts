import type { RunningCluster } from './global-setup.ts';

export default async function stopTestCluster(): Promise<void> {
	const { running } = globalThis as unknown as { running: RunningCluster };
	await running.cluster.stop();
}
