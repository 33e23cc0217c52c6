import { MARK } from './mark.ts';

/** What a person does that may mean to go elsewhere. */
export const ACTS = ['click', 'keydown', 'submit', 'change', 'drop'];

/** Whether a page of the remote handles just now what somebody did in it. */
export function isOfPerson(remote: string): boolean {
	const { event } = window;
	if (!event?.isTrusted || !ACTS.includes(event.type)) return false;
	return event.target instanceof Element && event.target.closest(`[${MARK}~="${remote}"]`) !== null;
}
