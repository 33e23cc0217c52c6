import { type ScreenName, useScreen } from '../screens/index.ts';
import { isEverywhere, useSession } from '../session/index.ts';

/** The page that adds what something else needs; null for who may not open it, or has to choose a company first. */
export function useAddAddress(screen: ScreenName): string | null {
	const address = useScreen<ScreenName>(screen);
	return useSession(({ user }) => isEverywhere(user)) ? null : address;
}
