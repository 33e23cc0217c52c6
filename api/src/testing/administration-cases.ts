/** Cases of `http/access.test.ts` for the calls of `modules/administration.ts`. */
export const ADMINISTRATION_PUBLIC: readonly string[] = [];

/** Writes that need no chosen company. */
export const ADMINISTRATION_ELSEWHERE: readonly string[] = [];

/** Input that names a row of company A and is right otherwise. */
export const ADMINISTRATION_ROWS: Record<string, object> = {};

/** Calls of the provider that name a row: nobody of a company gets as far as a row. */
export const PROVIDER_ROWS: readonly string[] = [];
