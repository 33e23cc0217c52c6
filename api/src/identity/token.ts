import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; says nothing to anybody but the database. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

const HEADER = /^(?:Token|Bearer) ([A-Za-z0-9_-]{43})$/i;

/** The token of an Authorization header of either form. */
export const tokenOf = (header: string | undefined): string | undefined =>
	header === undefined ? undefined : HEADER.exec(header.trim())?.[1];
