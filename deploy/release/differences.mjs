import { nameOf } from './store.mjs';

/**
 * Remotes whose builds differ between two registries, by name.
 * @returns {{ name: string, is: string | undefined, was: string | undefined }[]} `is`: the build
 *   in `from`, `was`: in `to`
 */
export function differences(from, to) {
	const names = new Set([...Object.keys(from.remotes), ...Object.keys(to.remotes)]);
	const buildIn = ({ remotes }, name) => remotes[name] && nameOf(remotes[name]);
	return [...names]
		.sort()
		.map((name) => ({ name, is: buildIn(from, name), was: buildIn(to, name) }))
		.filter(({ is, was }) => is !== was);
}
