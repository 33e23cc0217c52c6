import { causeIn, causeTexts } from '@borlette/shared/contract/releases.cause';

const builds = { now: '1.5.0-bbb', old: '1.4.0-aaa' };

test('what the journal says of the watch is read as a code with its values', () => {
	const verdict = { old: 0.002, now: 0.25, visits: 48, evidence: 1500.4 };
	const text = causeTexts.worse(builds, verdict);
	expect(text).toBe(
		'25.00 % of 48 visits to 1.5.0-bbb failed, 0.20 % of those to 1.4.0-aaa; evidence 1500 to 1',
	);
	const values = { failed: 0.25, visits: 48, build: '1.5.0-bbb', before: '1.4.0-aaa' };
	expect(causeIn(text)).toEqual({
		code: 'worse',
		values: { ...values, failed_before: 0.002, evidence: 1500 },
	});
	const little = causeTexts.worse(builds, { ...verdict, old: 0.00001, evidence: 1e12 });
	expect(little).toContain('< 0.01 % of those to');
	expect(causeIn(little)?.values).toEqual({ ...values, failed_before: 1e-6, evidence: 1e9 });
	expect(causeIn(causeTexts.searched('remote-two'))).toEqual({
		code: 'searched',
		values: { remote: 'remote-two' },
	});
	expect(causeIn(causeTexts.innocent())).toEqual({ code: 'innocent', values: {} });
});

test('what an earlier watch wrote is read where it says as much, and what people write never is', () => {
	const before =
		'12.5 % of 40 visits to 1.5.0-b failed, 0.3 % of those to 1.4.0-a; evidence 1200 to 1';
	expect(causeIn(before)?.values).toMatchObject({ failed: 0.125, failed_before: 0.003 });
	expect(causeIn(before.replace('0.3 %', '< 0.1 %'))).toBeUndefined();
	expect(causeIn('elle plante')).toBeUndefined();
});
