/** Servers of PostgreSQL that this product brought before the one that it brings now, as npm has them. */
export interface FormerServer {
	version: string;
	/** SHA-512 of each machine's package, as in the lock file. */
	integrity: Readonly<Record<string, string>>;
}

/**
 * By major. When another one is embedded, the last version of the one before comes in here, with what the lock file
 * says of it. 17 was never embedded: by it the way is tried before a house has to go it.
 */
const FORMER: Readonly<Record<number, FormerServer>> = {
	17: {
		version: '17.10.0-beta.17',
		integrity: {
			'darwin-arm64':
				'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
			'darwin-x64':
				'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
			'linux-arm64':
				'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
			'linux-x64':
				'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
			'windows-x64':
				'sha512-q6xIETTkv67i1QlTWz1LAKb3Z+vG2V3qrp+BjLEWhCQ9jE4hbbsQ/J/3wiOPFLJbuwak7CfHC9EUJG7txAbGKw==',
		},
	},
};

export const FORMER_SERVERS: readonly FormerServer[] = Object.values(FORMER);

export const formerServer = (major: number): FormerServer | undefined => FORMER[major];
