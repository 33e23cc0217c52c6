/** The one door to `location.reload`, so that tests can watch it. */
export const page = {
	reload: () => window.location.reload(),
	/** Whether the page is about to go by itself. */
	isGoing: false,
	/**
	 * Because it is no longer the person's, or of the company that is chosen now. Nobody is asked whether to leave what
	 * is typed: there is no staying, and it is kept as a draft.
	 */
	beginAnew(): void {
		page.isGoing = true;
		page.reload();
	},
};
