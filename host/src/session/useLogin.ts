import { ApiError } from '@borlette/shared/api';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { useFormik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { messages } from './login.messages.ts';
import { WORDS } from './words.ts';

const schema = object({
	username: string().trim().required(WORDS.usernameRequired),
	password: string().required(WORDS.passwordRequired),
});
const EMPTY = { username: '', password: '', remember: false, code: '' };

/** Who is refused: the form starts again. All else (no connection, too many tries) keeps what was typed. */
const REFUSED = ['invalid_credentials', 'account_blocked'];

interface Failure {
	title: string;
	/** Why, where the title does not say it. */
	reason?: string;
}

interface Options {
	username: string;
	onSuccess: () => void;
}

/** Username and password, then the code of an account that asks for one; what went wrong is `failure`. */
export function useLogin({ username: known, onSuccess }: Options) {
	const login = useSession((state) => state.login);
	const errorText = useErrorText();
	const { formatMessage } = useIntl();
	const [failure, setFailure] = useState<Failure>();
	const [asksCode, setAsksCode] = useState(false);

	const form = useFormik({
		initialValues: { ...EMPTY, username: known },
		validationSchema: schema,
		validate: ({ code }) =>
			asksCode && !code.trim() ? { code: formatMessage(messages.codeRequired) } : {},
		async onSubmit({ username, password, remember, code }, { resetForm, setFieldValue }) {
			setFailure(undefined);
			try {
				const second = asksCode && { code: code.trim() };
				await login({ username: username.trim(), password, remember, ...second });
				onSuccess();
			} catch (error) {
				const failed = error instanceof ApiError ? error.code : undefined;
				if (failed === 'invalid_code') await setFieldValue('code', '', false);
				const isRefused = REFUSED.includes(failed ?? '');
				if (isRefused) resetForm();
				setAsksCode(failed === 'code_required' || (asksCode && !isRefused));
				setFailure(failureOf(failed, error));
			}
		},
	});

	/** Nothing went wrong where the code is only asked for. */
	function failureOf(code: string | undefined, error: unknown): Failure | undefined {
		if (code === 'code_required') return undefined;
		if (code === 'invalid_credentials') return { title: WORDS.wrongCredentials };
		if (code === 'account_blocked') {
			return { title: WORDS.wrongCredentials, reason: errorText(error) };
		}
		return { title: errorText(error) };
	}
	/** To username and password again. */
	function back(): void {
		setFailure(undefined);
		setAsksCode(false);
	}
	const wrong = (name: 'username' | 'password' | 'code') =>
		form.touched[name] ? form.errors[name] : undefined;
	return { form, failure, asksCode, back, wrong };
}
