interface Share {
	/** Percent of the operators. */
	readonly share: number;
	readonly salt: string;
}
export function isChosen(operator: string, canary: Share): boolean;
export function saltAmong(
	operators: readonly string[],
	share: number,
	seed: string,
): string | undefined;
