import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { boulesBlockApi } from '../contract/boules-block.ts';
import { companyApi } from '../contract/company.ts';
import {
	Colour,
	Day,
	Id,
	Instant,
	nullable,
	Phone,
	strict,
	TimeOfDay,
	Type,
} from '../contract/index.ts';
import { Weekdays } from '../contract/info-tirage.ts';
import { FormContext } from '../form/FormContext.ts';
import { rulesOf } from '../form/rules.ts';
import type { Locale } from '../i18n/index.ts';
import { expectAccessible } from './axe.ts';
import { renderScreen } from './renderScreen.tsx';

const body = strict({
	phone: Phone,
	amount: Type.Integer(),
	count: Type.Integer(),
	day: Day,
	moment: Instant,
	time: TimeOfDay,
	colour: Colour,
	code: companyApi.create.input.body.properties.ref_code,
	days: Weekdays,
	boules: boulesBlockApi.create.input.body.properties.boules,
	branch: nullable(Id),
	isOpen: Type.Boolean(),
});

type Shown = Awaited<ReturnType<typeof renderScreen>> & {
	held: () => unknown;
	saved: () => unknown;
};

/** Shows one field and answers a look at the value that the form holds, and at what it sent. */
export async function show(
	name: string,
	value: unknown,
	field: ReactNode,
	locale: Locale = 'fr',
): Promise<Shown> {
	let held: unknown;
	let saved: unknown;
	const view = await renderScreen(
		<FormContext value={{ body, refused: {} }}>
			<Formik
				initialValues={{ [name]: value }}
				validationSchema={rulesOf(body, [name], ({ code }) => code)}
				onSubmit={(sent) => {
					saved = sent[name];
				}}
			>
				{({ values }) => {
					held = values[name];
					return (
						<Form noValidate>
							{field}
							<button type="submit">Envoyer</button>
						</Form>
					);
				}}
			</Formik>
		</FormContext>,
		{
			locale,
			...(locale !== 'fr' && { texts: (await import(`../../lang/${locale}.json`)).default }),
		},
	);
	await expectAccessible();
	return { ...view, held: () => held, saved: () => saved };
}
