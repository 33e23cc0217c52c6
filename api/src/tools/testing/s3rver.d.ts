// Its types are not published.
declare module '@20minutes/s3rver' {
	import type { Server } from 'node:http';

	class S3rver {
		constructor(options: {
			directory: string;
			silent: boolean;
			allowMismatchedSignatures: boolean;
			serviceEndpoint: string;
			configureBuckets: readonly { name: string }[];
		});
		configureBuckets(): Promise<unknown>;
		listen(port: number, address: string): Promise<Server>;
	}
	export = S3rver;
}
