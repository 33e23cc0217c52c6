/**
 * Where in a name its code begins, as `agent_name` has it: "Jean Pierre · 0412", "Jean Pierre · GN12, Delmas 33",
 * "Jean Pierre · 0412 · 30 nov. 2026"; -1: it has none.
 */
export const codeAt = (name: string): number => name.search(/ · [A-Za-z]{0,2}\d{1,6}(?=$|,| ·)/);

/** So many letters of a name stand beside its code in the narrowest field. */
const MOST = 22;

/** What is chosen, for a field that cuts it at its end: the name is shortened, and the code that tells it from namesakes is not. */
export function shortChoice(label: string): string {
	const at = codeAt(label);
	if (at <= MOST) return label;
	const begin = [...label.slice(0, at)].slice(0, MOST - 1).join('');
	return `${begin.trimEnd()}…${label.slice(at)}`;
}
