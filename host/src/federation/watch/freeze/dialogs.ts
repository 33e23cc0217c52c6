/** The browser's own dialogs: while one is open the page says nothing, and that is as it should be. */
const DIALOGS = ['alert', 'confirm', 'prompt', 'print'] as const;
/** More dialogs than somebody answers on purpose. */
const MOST = 5;
const WITHIN_MS = 10_000;

type Dialog = (...said: string[]) => unknown;
type Listener = (isOpen: boolean) => void;

let tell: Listener = () => undefined;

export const onDialog = (listener: Listener): void => {
	tell = listener;
};

const opened: number[] = [];

/** A loop of dialogs is the one failure that asks people to help themselves: it is ended instead. */
function refuseMany(now: number): void {
	while (opened[0] !== undefined && now - opened[0] > WITHIN_MS) opened.shift();
	if (opened.length >= MOST) throw new Error(`More than ${MOST} dialogs within ten seconds.`);
	opened.push(now);
}

/** Stands between the page and the dialogs of the browser; before any code of a remote runs. */
export function guardDialogs(): void {
	for (const name of DIALOGS) {
		const open = window[name].bind(window) as Dialog;
		const guarded: Dialog = (...said) => {
			refuseMany(performance.now());
			tell(true);
			try {
				return open(...said);
			} finally {
				tell(false);
			}
		};
		Object.defineProperty(window, name, { value: guarded, configurable: true, writable: true });
	}
}
