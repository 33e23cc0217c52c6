import type { Permission } from '@borlette/shared/contract';
import { can, useSession } from '@borlette/shared/session';

/** Tells of any code whether the person holds it. */
export function useUserCan(): (code: Permission) => boolean {
	const user = useSession((session) => session.user);
	return (code) => can(user, code);
}
