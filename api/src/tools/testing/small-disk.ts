import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
	folder: string;
	/** Until nothing more fits. */
	fill(): void;
	makeRoom(): void;
	/** As a disk becomes that fails. */
	letOnlyRead(): void;
	end(): void;
}

/** A disk of its own, where this user may mount one. */
export function smallDisk(
	megabytes: number,
	{ uid = 0, gid = 0 }: { uid?: number | undefined; gid?: number | undefined } = {},
): SmallDisk | undefined {
	const folder = mkdtempSync(path.join(tmpdir(), 'borlette-disk-'));
	const options = `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`;
	const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
	if (status !== 0) {
		console.warn('A full disk was not tried: only root may mount one');
		rmSync(folder, { recursive: true });
		return undefined;
	}
	const filler = path.join(folder, 'filler');
	return {
		folder,
		fill() {
			const { bavail, bsize } = statfsSync(folder);
			writeFileSync(filler, Buffer.alloc(bavail * bsize));
		},
		makeRoom: () => rmSync(filler, { force: true }),
		letOnlyRead: () => void spawnSync('mount', ['-o', 'remount,ro', folder]),
		end() {
			spawnSync('umount', [folder]);
			rmSync(folder, { recursive: true });
		},
	};
}
