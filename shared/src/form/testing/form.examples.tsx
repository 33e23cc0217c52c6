import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import {
	Amount,
	Day,
	nullable,
	optionalText,
	Password,
	Percent,
	Phone,
	strict,
	TimeOfDay,
	Type,
	text,
} from '../../contract/index.ts';
import { SimpleGrid } from '../../ui/index.ts';
import {
	AmountField,
	BallsField,
	ColourField,
	DateField,
	FormFrame,
	IntegerField,
	PasswordField,
	PercentField,
	PhoneField,
	SelectField,
	SwitchField,
	TextField,
	TimeField,
	WeekdaysField,
} from '../index.ts';

export const title = 'Formulaire';

const body = strict({
	name: text(80),
	note: optionalText(400),
	phone: Phone,
	stake: Amount,
	commission: Percent,
	count: Type.Integer({ minimum: 1, maximum: 30 }),
	password: Password,
	day: Day,
	time: TimeOfDay,
	kind: nullable(text(10)),
	balls: Type.Array(Type.String({ pattern: '^[0-9]{2}$' })),
	weekdays: Type.Array(Type.Integer()),
	colour: text(7),
	is_active: Type.Boolean(),
});

const EMPTY = {
	name: '',
	note: '',
	phone: '',
	stake: null,
	commission: null,
	count: null,
	password: '',
	day: '',
	time: '',
	kind: null,
	balls: [],
	weekdays: [],
	colour: '',
	is_active: false,
};
const FILLED = {
	name: 'Wilner Pierre',
	note: 'Vend au marché, le matin seulement.',
	phone: '+50936123456',
	stake: 123_456_750,
	commission: 1250,
	count: 12,
	password: 'sesame-ouvre-toi',
	day: '2026-03-10',
	time: '18:30',
	kind: 'b',
	balls: ['07', '22', '33'],
	weekdays: [1, 2, 5],
	colour: '#C2570C',
	is_active: true,
};

const KINDS = [
	{ value: 'a', label: 'Borlette' },
	{ value: 'b', label: 'Lotto 3' },
];

function Fields({ disabled = false }: { disabled?: boolean }) {
	return (
		<SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
			<TextField
				name="name"
				label="Nom"
				help="Comme il est imprimé sur les fiches."
				disabled={disabled}
			/>
			<PhoneField name="phone" label="Téléphone" disabled={disabled} />
			<AmountField name="stake" label="Mise" disabled={disabled} />
			<PercentField name="commission" label="Commission" disabled={disabled} />
			<IntegerField name="count" label="Tirages" disabled={disabled} />
			<PasswordField name="password" label="Mot de passe" disabled={disabled} />
			<DateField name="day" label="Jour" disabled={disabled} />
			<TimeField name="time" label="Heure" disabled={disabled} />
			<SelectField name="kind" label="Jeu" choices={KINDS} emptyLabel="Tous" disabled={disabled} />
			<ColourField name="colour" label="Couleur" disabled={disabled} />
			<BallsField name="balls" label="Boules" disabled={disabled} />
			<SwitchField name="is_active" label="Actif" disabled={disabled} />
			<WeekdaysField name="weekdays" label="Jours" disabled={disabled} />
			<TextField name="note" label="Note" isLong disabled={disabled} />
		</SimpleGrid>
	);
}

/** As after a first try to save. */
function Tried() {
	const { submitForm, submitCount } = useFormikContext();
	useEffect(
		function tryToSave() {
			if (submitCount === 0) void submitForm();
		},
		[submitForm, submitCount],
	);
	return null;
}

function Example({
	name,
	values,
	...given
}: {
	name: string;
	values: object;
	disabled?: boolean;
	isTried?: boolean;
}) {
	return (
		<FormFrame
			name={`catalogue.${name}`}
			initialValues={values}
			body={body}
			save={async () => undefined}
			onSaved={() => {}}
		>
			{given.isTried && <Tried />}
			<Fields disabled={given.disabled ?? false} />
		</FormFrame>
	);
}

export const examples = {
	rempli: () => <Example name="filled" values={FILLED} />,
	'champs refusés': () => <Example name="refused" values={EMPTY} isTried />,
	désactivé: () => <Example name="disabled" values={FILLED} disabled />,
};
