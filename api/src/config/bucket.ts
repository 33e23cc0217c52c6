/** How a bucket of S3 is reached, or of what speaks its protocol. */
export interface BucketAccess {
	accessKeyId: string | undefined;
	secretAccessKey: string | undefined;
	region: string;
	/** undefined: Amazon's of the region. */
	endpoint: string | undefined;
	/** Whether the bucket stands in the path of an address, not in its name. */
	isPathStyle: boolean;
}

/** Not a folder: `s3://bucket/prefix`. */
export const isBucket = (address: string): boolean => address.startsWith('s3://');
