import {
	endpoint,
	FIELD_ERRORS,
	FileAnswer,
	Id,
	Lang,
	oneOf,
	type Permission,
	type Static,
	strict,
	Type,
} from '@borlette/shared/contract';

/** What comes from a file, many rows at once. */
export const IMPORT_KINDS = ['agents', 'surcussales', 'limits'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];
/** Rows of one file. */
export const IMPORT_MAX = 5_000;
/** Faults that an answer names; their number is of all. */
export const IMPORT_FAULTS_MAX = 500;

/** What may be wrong with one cell, beside what forms say of a field. */
export const CELL_ERRORS = [
	...FIELD_ERRORS,
	/** It stands in another row of the file too. */
	'twice_in_file',
	/** Several rows of the house are called so. */
	'ambiguous',
	/** The person holds no code for this row. */
	'forbidden',
] as const;
export type CellError = (typeof CELL_ERRORS)[number];

export const ImportFault = Type.Object({
	/** Of the file, counted from 1, the heading included. */
	row: Type.Integer(),
	/** As the kind calls it: `phone`. */
	column: Type.String(),
	/** In the caller's language. */
	title: Type.String(),
	/** As the file has it. */
	value: Type.String(),
	code: oneOf(CELL_ERRORS),
	/** What is wrong, in the caller's language. */
	text: Type.String(),
});
export type ImportFault = Static<typeof ImportFault>;

const ImportCheck = Type.Object({
	/** Rows in the file, without the heading. */
	rows: Type.Integer(),
	/** Rows without a fault. */
	good: Type.Integer(),
	/** Of those, how many are there already and get new values. */
	changed: Type.Integer(),
	/** Of those, how many concern everybody of the company, since they name nobody. */
	forEverybody: Type.Integer(),
	/** Of those, how many codes get zeros in front, as the house writes its own: spreadsheets drop them. */
	zeros: Type.Optional(Type.Integer()),
	/** Of all rows; the first ones of them follow. */
	faultCount: Type.Integer(),
	faults: Type.Array(ImportFault),
	/** Headings that no column is called; what stands below them is not read. */
	unknown: Type.Array(Type.String()),
});
export type ImportCheck = Static<typeof ImportCheck>;

/** What somebody signs in with on a terminal, shown once. */
const SignIn = Type.Object({
	id: Id,
	/** With code. */
	name: Type.String(),
	code: Type.String(),
	/** Of the company: the terminal asks for it. */
	company: Type.String(),
	username: Type.String(),
	password: Type.String(),
	surcussale_name: Type.String(),
});
export type SignIn = Static<typeof SignIn>;

const ImportDone = Type.Object({
	added: Type.Integer(),
	changed: Type.Integer(),
	refused: Type.Integer(),
	/** Of agents that were added. */
	signIns: Type.Array(SignIn),
	/** The rows of the file with what became of each; in the kind of file that was sent. */
	file: Type.Object({
		name: Type.String(),
		type: Type.String(),
		/** Base64. */
		content: Type.String(),
	}),
});
export type ImportDone = Static<typeof ImportDone>;

const lang = { lang: Lang };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function imports(kind: ImportKindName, permission: Permission | readonly Permission[]) {
	const path = `/api/companies/import/${kind}`;
	const access = { permission };
	const template = (type: string, ending: string) =>
		endpoint({
			method: 'GET',
			path: `${path}/template.${ending}`,
			summary: `Template of a file of ${kind}, with the headings of the language`,
			access,
			input: { query: strict({ lang: Type.Optional(Lang) }) },
			output: FileAnswer,
			file: type,
		});
	return {
		kind,
		csv: template('text/csv; charset=utf-8', 'csv'),
		xlsx: template(XLSX, 'xlsx'),
		check: endpoint({
			method: 'POST',
			path: `${path}/check`,
			summary: `What is wrong with a file of ${kind} (CSV or XLSX), cell by cell; writes nothing`,
			access,
			lane: 'long',
			answersWithin: 60,
			files: ['file'],
			input: { body: strict(lang) },
			output: ImportCheck,
		}),
		take: endpoint({
			method: 'POST',
			path,
			summary: `Take a file of ${kind}: all rows or none, or the good ones only; needs an Idempotency-Key`,
			access,
			lane: 'long',
			answersWithin: 120,
			files: ['file'],
			input: { body: strict({ ...lang, rows: oneOf(['all', 'good']) }) },
			output: ImportDone,
		}),
	};
}

export type ImportApi = ReturnType<typeof imports>;

export const importAgents = imports('agents', 'add_agent');
export const importSurcussales = imports('surcussales', 'add_surcussale');
/** A limit that is there already gets the values of the file, which takes the code to change it. */
export const importLimits = imports('limits', [
	'add_typegameagent',
	'change_typegameagent',
	'add_typebouleagent',
	'change_typebouleagent',
	'add_typegame',
	'change_typegame',
	'add_typeboule',
	'change_typeboule',
]);
