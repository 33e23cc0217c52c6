import { ApiError } from '@borlette/shared/api';
import {
	type CompanyDetails,
	type CompanySettings,
	companyApi,
} from '@borlette/shared/contract/company';
import { useWrite } from '@borlette/shared/data';
import { useRef } from 'react';

const PREFIX = 'settings.';

/** What the API refuses of `settings.minutes_to_void` belongs to the field `minutes_to_void`. */
function onOwnFields(error: ApiError): ApiError {
	const fields = Object.fromEntries(
		Object.entries(error.fields).map(([path, fault]) => [path.replace(PREFIX, ''), fault]),
	);
	return new ApiError(error.code, error.status, { ...error.body, fields });
}

/** Sends the rules with the rest of the company as the server last told it. */
export function useSaveRules(company: CompanyDetails) {
	const write = useWrite(companyApi.update, [companyApi.one, companyApi.list]);
	const newest = useRef(company);

	return async (settings: CompanySettings, version = newest.current.version) => {
		const { id, companyname, ref_code, country_id, currency, timezone } = newest.current;
		const rest = { id, companyname, ref_code, country_id, timezone };
		try {
			return await write.mutateAsync({
				body: { ...rest, currency: currency as 'HTG', version, settings },
			});
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (error.code === 'version_conflict' && error.body.current) {
				newest.current = error.body.current as CompanyDetails;
			}
			throw onOwnFields(error);
		}
	};
}
