/** `34*12` and `12*34` are one combination; it is written with the smaller ball first. */
export function normaliseBoule(boule: string): string {
	const [first = '', second] = boule.split('*');
	if (second === undefined) return boule;
	return first <= second ? `${first}*${second}` : `${second}*${first}`;
}
