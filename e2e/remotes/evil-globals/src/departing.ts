import { pageOf } from './pageOf.tsx';

/** Tries each way of leaving the page, and of loading it anew, that code has; forms the policy refuses. */
export const Departing = pageOf('departing', () => {
	const ways = [
		() => window.location.assign('/elsewhere'),
		() => window.location.replace('/elsewhere'),
		() => {
			window.location.href = '/elsewhere';
		},
		() => window.open('/elsewhere', '_self'),
		() => window.location.reload(),
	];
	for (const leave of ways) leave();
	const again = setInterval(() => window.location.reload(), 20);
	return () => clearInterval(again);
});
