let settleAll: ((mayReplay: boolean) => void) | undefined;

/** Writes that were refused because the sign-in ended or is too old: they wait until somebody signed in again, or does not want to. */
export const replays = {
	/** Resolves to whether the write may be sent again. */
	wait: (): Promise<boolean> =>
		new Promise((resolve) => {
			const others = settleAll;
			settleAll = (mayReplay) => {
				others?.(mayReplay);
				resolve(mayReplay);
			};
		}),
	settle(mayReplay: boolean): void {
		settleAll?.(mayReplay);
		settleAll = undefined;
	},
};
