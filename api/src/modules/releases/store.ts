import { existsSync } from 'node:fs';
import { Failure, readTrust, signerOf } from '@borlette/deploy/release';
import type { ErrorBody, ReleaseRefusal } from '@borlette/shared/contract';
import {
	type ACTING_OFF,
	isReleaseRefusal,
	type ReleaseChannel,
} from '@borlette/shared/contract/releases';
import type { Config } from '../../config/config.ts';
import { trustFileOf } from '../../config/trust-file.ts';
import { ApiFailure } from '../../errors.ts';

/** Where the releases are that this server can see, and its key, as far as it has them. */
export interface ReleasePlace {
	storeDir: string;
	trustFile: string;
	keyFile: string | undefined;
}

/** undefined: this server sees no store, or does not know whom to believe. */
export function releasePlace({
	storeDir,
	releaseKey,
	...config
}: Pick<Config, 'storeDir' | 'releaseKey' | 'trustFile' | 'webDir'>) {
	const trustFile = trustFileOf(config);
	if (!storeDir || !trustFile || !existsSync(trustFile)) return undefined;
	return { storeDir, trustFile, keyFile: releaseKey } satisfies ReleasePlace;
}

/** What the tool refused, as an answer; anything else is a mistake of ours. */
export function refusalOf(error: unknown): unknown {
	if (!(error instanceof Failure)) return error;
	const { why, message, output } = error;
	const more = why === 'uncommitted' ? { uncommitted: true } : {};
	return refused(isReleaseRefusal(why) ? why : 'other', message, output.split('\n'), more);
}

export const refused = (
	why: ReleaseRefusal,
	said: string,
	details: readonly string[] = [],
	more: Pick<NonNullable<ErrorBody['release']>, 'uncommitted'> = {},
) =>
	new ApiFailure('release_refused', {
		release: {
			...{ why, said, ...more },
			details: details.map((line) => line.trimEnd()).filter(Boolean),
		},
	});

/** Into which channels the server's key may release, or why it may into none. */
export async function signingOf(
	place: ReleasePlace | undefined,
): Promise<{ off: (typeof ACTING_OFF)[number] | null; signs: ReleaseChannel[] }> {
	if (!place) return { off: 'no_store', signs: [] };
	const { storeDir, trustFile, keyFile } = place;
	if (!keyFile || !existsSync(keyFile)) return { off: 'no_key', signs: [] };
	try {
		const { channels } = await signerOf({ storeDir, trust: readTrust(trustFile), keyFile });
		const signs = channels as ReleaseChannel[];
		return { off: signs.length > 0 ? null : 'no_grant', signs };
	} catch (error) {
		if (error instanceof Failure) return { off: 'unreadable', signs: [] };
		throw error;
	}
}
