import { createIntl } from 'react-intl';
import de from '../../lang/de.json';
import en from '../../lang/en.json';
import { ApiError, type FailureCode } from '../api/index.ts';
import { ERROR_STATUS, FIELD_ERRORS } from '../contract/index.ts';
import { errorText, fieldErrorText } from './errors.ts';

const languages = [
	createIntl({ locale: 'fr', defaultLocale: 'fr' }),
	createIntl({ locale: 'en', messages: en, defaultLocale: 'fr' }),
	createIntl({ locale: 'de', messages: de, defaultLocale: 'fr' }),
];
const codes = [...Object.keys(ERROR_STATUS), 'offline', 'timeout', 'malformed'] as FailureCode[];

test.each(languages)('every failure has words of its own ($locale)', (intl) => {
	const texts = codes.map((code) => errorText(intl, new ApiError(code, 400)));
	expect(new Set(texts).size).toBe(codes.length);
	for (const text of texts) expect(text).toMatch(/\S+ \S+/);
});

test.each(languages)('every field error too, with its bound ($locale)', (intl) => {
	const texts = FIELD_ERRORS.map((code) => fieldErrorText(intl, { code, limit: 80 }));
	expect(new Set(texts).size).toBe(FIELD_ERRORS.length);
	expect(fieldErrorText(intl, { code: 'too_long', limit: 80 })).toContain('80');
	expect(fieldErrorText(intl, { code: 'too_long' })).not.toContain('undefined');
});

test('it says how long to wait when the server does', () => {
	const [fr] = languages;
	const error = new ApiError('too_many_requests', 429, { retryAfter: 29.4 });
	expect(fr && errorText(fr, error)).toContain('30 secondes');
});

test('a failure of the server says by which name the log has it; a refusal of what was typed does not', () => {
	const [fr] = languages;
	const named = { requestId: 'K7Q2-M9X4' };
	expect(fr && errorText(fr, new ApiError('internal', 500, named))).toMatch(
		/ Référence : K7Q2-M9X4$/,
	);
	expect(fr && errorText(fr, new ApiError('conflict', 409, named))).not.toContain('K7Q2');
});

test('anything else that was thrown says nothing of itself', () => {
	const [fr] = languages;
	expect(fr && errorText(fr, new TypeError('x is not a function'))).toBe(
		'Quelque chose s’est mal passé. Réessayez.',
	);
});

test('the words of the specification are the same in every language', () => {
	for (const intl of languages) {
		expect(errorText(intl, new ApiError('invalid_credentials', 401))).toBe(
			'Identifiants incorrects!',
		);
	}
});
