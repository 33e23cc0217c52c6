import { toast } from '@borlette/shared/ui';

const KEY = 'flash';
const KINDS = ['success', 'error', 'info'] as const;
type Kind = (typeof KINDS)[number];

/** Leaves a toast for the page that comes after a reload. */
export function leaveFlash(kind: Kind, text: string): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify({ kind, text }));
	} catch {
		// The browser denies it: the person sees the dashboard, only not the word that says so.
	}
}

/** Shows the toast that was left, once. */
export function showFlash(): void {
	try {
		const left = sessionStorage.getItem(KEY);
		sessionStorage.removeItem(KEY);
		const { kind, text } = JSON.parse(left ?? '{}') as { kind?: Kind; text?: unknown };
		if (kind && KINDS.includes(kind) && typeof text === 'string') toast[kind](text);
	} catch {
		// Nothing readable was left.
	}
}
