/**
 * The API's two clocks stand until the mocks are restored, the one of days and the one that waits are counted by: what a test does
 * within a wait or a minute is within it on a slow machine too.
 * @param at ms since 1970
 */
export function stopClocks(at = Date.now()): void {
	jest.spyOn(Date, 'now').mockReturnValue(at);
	jest.spyOn(performance, 'now').mockReturnValue(performance.now());
}
