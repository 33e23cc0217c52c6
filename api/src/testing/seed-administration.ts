import type { Db } from '../db/connect.ts';

/** Rows of both companies for the features of `modules/administration.ts`. */
export async function seedAdministration(_owner: Db): Promise<void> {}
