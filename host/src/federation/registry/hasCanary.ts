import type { Registry } from '@borlette/shared/federation';

/** Whether some operators run another build of any remote than the others. */
export const hasCanary = ({ remotes }: Pick<Registry, 'remotes'>): boolean =>
	Object.values(remotes).some(({ canary }) => canary !== undefined);
