export const LIFETIME_DAYS: number;
export function expiryFrom(at: Date): string;
export type Expiry = 'near' | 'past' | 'over';
export function expiryOf(list: { expires: string }, now: number): Expiry | undefined;
