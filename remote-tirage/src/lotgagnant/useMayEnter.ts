import { lotGagnantApi } from '@borlette/shared/contract/lotgagnant';
import { useCan, useLacksCompany, useSession } from '@borlette/shared/session';

const access = lotGagnantApi.enter.access as {
	permission: 'change_tirage';
	roles: readonly string[];
};
/** What entering, confirming and cancelling take. */
const { permission } = access;

/** Whether this person enters, confirms and cancels, as the contract says of those calls. */
export function useMayEnter(): boolean {
	const lacksCompany = useLacksCompany(lotGagnantApi.enter);
	const role = useSession(({ user }) => user?.role);
	const holds = useCan(permission);
	return holds && !lacksCompany && role !== undefined && access.roles.includes(role);
}
