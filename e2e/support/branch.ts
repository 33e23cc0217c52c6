import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { unique } from './names.ts';
import { signIn } from './people.ts';
import type { Api } from './test.ts';

/** A surcussale of the demo's supervisor, where nobody has sold yet. */
export async function newBranch(baseURL: string, api: Api) {
	const { user } = await signIn(baseURL, 'supervisor');
	const body = {
		...{ name: unique('Succursale '), city: '', address: '', phone: null, commission: 0 },
		supervisor_id: user.id,
	};
	return api(surcussaleApi.create, { body });
}
