export type Strength = 'short' | 'weak' | 'fair' | 'strong';

const SHORTEST = 8;
const LONG = 14;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/** How well a password stands up to guessing: length counts for more than odd characters. */
export function strengthOf(password: string, ownWords: readonly string[]): Strength {
	if (password.length < SHORTEST) return 'short';
	const lower = password.toLowerCase();
	const isOwn = ownWords.some((word) => word.length > 2 && lower.includes(word.toLowerCase()));
	const isMonotonous = new Set(lower).size < 5;
	if (isOwn || isMonotonous) return 'weak';
	const kinds = KINDS.filter((kind) => kind.test(password)).length;
	if (password.length >= LONG || (kinds >= 3 && password.length >= SHORTEST + 4)) return 'strong';
	return kinds >= 3 || password.length > SHORTEST + 2 ? 'fair' : 'weak';
}
