import { create } from 'zustand';

export type ToastStatus = 'success' | 'error' | 'info' | 'warning';

export interface ToastOptions {
	/** One thing to do about it: undo, try again. */
	action?: { label: string; onClick: () => void };
	/** How long it stays, ms; 3000 unless there is something to undo. */
	duration?: number;
}

export interface ShownToast extends ToastOptions {
	id: number;
	status: ToastStatus;
	text: string;
	/** Language of `text`; the page may have another one by now. */
	lang: string;
}

const MAX_TOASTS = 5;
const TOAST_MS = 3_000;
const LONG_MS = 10_000;
/** For one that says why, or names several: read for longer than a count, by people who look at something else. */
export const LONG_TOAST: ToastOptions = { duration: LONG_MS };

/** How long a toast stays, ms: longer where there is something to press. */
export const durationOf = ({ duration, action }: ToastOptions): number =>
	duration ?? (action ? LONG_MS : TOAST_MS);

export const useToasts = create<{ toasts: readonly ShownToast[] }>()(() => ({ toasts: [] }));

let lastId = 0;

/** Returns the toast's id. The sixth pushes the oldest out. */
function show(status: ToastStatus, text: string, options: ToastOptions = {}): number {
	lastId += 1;
	const { lang } = document.documentElement;
	const shown = { id: lastId, status, text, lang, ...options };
	useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown].slice(-MAX_TOASTS) }));
	return shown.id;
}

/** A short word on what just happened, at the top right. What must not be missed belongs on the page. */
export const toast = {
	success: (text: string, options?: ToastOptions) => show('success', text, options),
	error: (text: string, options?: ToastOptions) => show('error', text, options),
	warning: (text: string, options?: ToastOptions) => show('warning', text, options),
	info: (text: string, options?: ToastOptions) => show('info', text, options),
	/** Those on screen now. */
	shown: () => useToasts.getState().toasts,
	dismiss: (id: number) =>
		useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) })),
	dismissAll: () => useToasts.setState({ toasts: [] }),
};
