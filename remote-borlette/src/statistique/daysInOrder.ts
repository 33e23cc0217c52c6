/** Each day once, `yyyy-MM-dd`: today, those to come, then those that have passed, the latest first. */
export function daysInOrder(days: readonly string[], today: string): readonly string[] {
	const each = [...new Set(days)].sort();
	const passed = each.filter((day) => day < today).reverse();
	return [...each.filter((day) => day >= today), ...passed];
}
