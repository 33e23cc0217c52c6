import { toast } from '@borlette/shared/ui';

const KEY = 'flash';
const KINDS = ['success', 'error', 'info', 'warning'] as const;
type Kind = (typeof KINDS)[number];

interface Flash {
	kind: Kind;
	text: string;
}

const isFlash = ({ kind, text }: Partial<Flash>): boolean =>
	kind !== undefined && KINDS.includes(kind) && typeof text === 'string';

function leave(flashes: readonly Flash[]): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(flashes));
	} catch {
		// The browser denies it: the person sees the dashboard, only not the word that says so.
	}
}

/** Leaves a toast for the page that comes after a reload. */
export const leaveFlash = (kind: Kind, text: string): void => leave([{ kind, text }]);

/** Leaves the toasts that are on screen: a reload of our own takes no word away. */
export const carryToasts = (): void =>
	leave(toast.shown().map(({ status, text }) => ({ kind: status, text })));

/** Shows the toasts that were left, once. */
export function showFlash(): void {
	try {
		const left: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
		sessionStorage.removeItem(KEY);
		const flashes = Array.isArray(left) ? (left as Flash[]).filter(isFlash) : [];
		for (const { kind, text } of flashes) toast[kind](text);
	} catch {
		// Nothing readable was left.
	}
}
