import { endpoint, FileAnswer, Type } from '@borlette/shared/contract';

/** The program of the terminals, which the provider configures (POS_PACKAGE). */
export const PosPackage = Type.Object({
	name: Type.String(),
	version: Type.String(),
	/** Bytes. */
	size: Type.Integer(),
	/** Hexadecimal; who installs it compares. */
	sha256: Type.String(),
});

const path = '/api/companies/pos-package';
export const posPackageApi = {
	/** `not_found` where none is configured. */
	read: endpoint({
		method: 'GET',
		path,
		summary: 'Name, version and checksum of the program of the terminals',
		access: 'session',
		input: {},
		output: PosPackage,
	}),
	download: endpoint({
		method: 'GET',
		path: `${path}/file`,
		summary: 'The program of the terminals',
		access: 'session',
		input: {},
		output: FileAnswer,
		file: 'application/octet-stream',
	}),
};
