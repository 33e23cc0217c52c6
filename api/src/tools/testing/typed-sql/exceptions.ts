import type { Assured, Exception } from './lists.ts';

const BY_FIELDS =
	'orders and adds up by fields that the endpoint names, each of which list-fields.test.ts asks for; the SELECT that answers the item is checked where it stands';

/** SQL that PostgreSQL cannot be asked about beforehand. */
export const EXCEPTIONS: readonly Exception[] = [
	...[
		'orderedRows',
		'matchingIds',
		'hasCode',
		'firstPage',
		'farPage',
		'sharedSelects',
		'summedRows',
	].map((within) => ({ file: 'http/list.sql.ts', within, why: BY_FIELDS })),
	...['keysFound', 'countedAgain'].map((within) => ({
		file: 'http/keys.sql.ts',
		within,
		why: BY_FIELDS,
	})),
	...['orderOf', 'by'].map((within) => ({ file: 'http/order.sql.ts', within, why: BY_FIELDS })),
	...['insertRow', 'updateRow', 'deleteRow', 'ofKey', 'ofVersion'].map((within) => ({
		file: 'db/write.ts',
		within,
		why: 'writes whatever it is given; what it is given is compared with the tables by writes.ts',
	})),
	{
		file: 'db/cursor.ts',
		within: 'readBatches',
		why: 'opens a cursor for a list, which is checked where it stands',
	},
	{ file: 'db/rows.ts', within: 'runScript', why: 'runs the files of the database' },
	{
		file: 'db/rows.ts',
		within: 'sharedStatement',
		why: 'puts SELECTs together, which are checked where they stand',
	},
	{
		file: 'db/embedded/initialise.ts',
		within: 'createDatabase',
		why: 'asks the server before there is a database',
	},
	...['listen', 'probe'].map((within) => ({
		file: 'live/channel.sql.ts',
		within,
		why: 'on a connection that is no pool’s; names neither table nor column',
	})),
	{
		file: 'db/server-state.sql.ts',
		within: 'stateOf',
		why: 'on a connection that is no pool’s; names neither table nor column of ours',
	},
	{
		file: 'second/second.sql.ts',
		within: 'checkpoint',
		why: 'a command without tables, which PostgreSQL does not describe',
	},
	{ file: 'second/base-backup.sql.ts', why: 'is of the protocol between servers and no SQL' },
	{ file: 'tools/demo/load.test.ts', within: 'rows', why: 'asks for figures of the demo' },
	{ file: 'db/embedded/cluster.test.ts', within: 'query', why: 'asks a server without tables' },
	{
		file: 'tools/testing/print-schema.ts',
		within: 'grantee',
		why: 'is part of the statements that print grants',
	},
	{ file: 'tools/testing/attempts.ts', within: 'asScheduler', why: 'calls what the test names' },
	...['contentOf', 'copyRows', 'clearRows'].map((within) => ({
		file: 'tools/move/rows.sql.ts',
		within,
		why: 'works on every table that has rows of companies, which move.test.ts does',
	})),
	{
		file: 'tools/carry/rows.sql.ts',
		within: 'contentOf',
		why: 'works on every table that there is, which carry.test.ts does',
	},
	{
		file: 'tools/testing/sold-house.ts',
		within: 'tableContents',
		why: 'goes through every table that there is',
	},
	{ file: 'tools/reconcile/tampering.test.ts', within: 'RECHAINED', why: 'a block of PL/pgSQL' },
	{
		file: 'db/connection.ts',
		within: 'runAsItIs',
		why: 'runs the files of the database, for `runScript` of db/rows.ts',
	},
	...[
		'where the scope cannot be set, nothing is done',
		'a table that changes under a prepared statement fails it once, to be tried again',
	].map((within) => ({ file: 'db/connection.test.ts', within, why: 'tries what goes wrong' })),
	{
		file: 'db/connection.test.ts',
		within:
			'what reads the same is answered in its order, and a sum that no number holds is no answer',
		why: 'reads a CTE that sharedStatement puts before it',
	},
	{
		file: 'modules/rapport/rapport.sql.ts',
		within: 'wholeSelects',
		why: 'reads a CTE that sharedStatement puts before it; its columns are those of reportRows',
	},
	{ file: 'db/open.test.ts', within: 'seen', why: 'runs a file of the database' },
	{
		file: 'db/schema.test.ts',
		within: 'read',
		why: 'has each function read that is in the database',
	},
	{
		file: 'db/tenancy.test.ts',
		within: 'the application may not: %s',
		why: 'tries what is forbidden',
	},
	{
		file: 'engine/who.test.ts',
		within: '%s is refused to the people of a house',
		why: 'tries every function that says it is not for them',
	},
	{
		file: 'tools/testing/typed-sql/check.test.ts',
		within: 'a table that changes is noticed by the statements that it no longer fits',
		why: 'changes the table',
	},
	{
		file: 'tools/testing/typed-sql/check.test.ts',
		within: 'a value of each type is read as the check says',
		why: 'goes through the types',
	},
	...['describe.ts', 'catalogue.ts', 'writes.ts', 'statements.test.ts'].map((name) => ({
		file: `tools/testing/typed-sql/${name}`,
		why: 'asks PostgreSQL about statements',
	})),
	...[
		'a query that forgets the company filter still shows nothing of another company',
		'without any scope nothing of a tenant is seen',
	].map((within) => ({
		file: 'db/tenancy.test.ts',
		within,
		why: 'goes through every table that there is',
	})),
	...['rowsOf', 'resetVersions'].map((within) => ({
		file: 'http/foreign-ids.test.ts',
		within,
		why: 'goes through the tables',
	})),
	{ file: 'tools/testing/plan.ts', within: 'planOf', why: 'explains whatever it is given' },
	{
		file: 'identity/reach.test.ts',
		within: 'versionOf',
		why: 'is told the table by each try',
	},
	{
		file: 'db/schema.test.ts',
		within: 'plpgsql_check finds nothing, where a server has it',
		why: 'of an extension that few servers have',
	},
	{
		file: 'modules/fiche/sale-limits.test.ts',
		within:
			'the check that looks first and inserts then does oversell: the counter is what prevents it',
		why: 'makes a table of its own',
	},
];

/** What the rules of the data assure, and no constraint that PostgreSQL could tell. */
export const ASSURED: readonly Assured[] = [
	{
		file: 'engine/sealed.sql.ts',
		within: 'readSealed',
		columns: ['seal_fiches', 'seal_total', 'seal_hash'],
		why: 'what is settled was sealed',
	},
	{
		file: 'modules/fiche/fiche.sql.ts',
		within: 'ficheRows',
		columns: ['currency'],
		why: 'a fiche has its company; joined loosely so that counting does not look it up',
	},
	{
		file: 'modules/fiche/fiche.sql.ts',
		within: 'standingAdded',
		columns: ['currency'],
		why: 'as ficheRows',
	},
	...['transactionRows', 'recordEntry', 'likeEntry'].map((within) => ({
		file: 'engine/wallet.sql.ts',
		within,
		columns: ['currency', 'surcussale_id', 'surcussale_name'],
		why: 'an entry has its agent; joined loosely so that adding up does not look it up',
	})),
	{
		file: 'modules/limite/limite.sql.ts',
		within: 'limitRows',
		columns: ['agent_id', 'game'],
		why: 'the answers of families without an agent leave them out; no limit is on free mariages',
	},
	...['findLimit', 'limitsByIds'].map((within) => ({
		file: 'modules/limite/limite.sql.ts',
		within,
		columns: ['agent_id', 'game'],
		why: 'as limitRows',
	})),
	{
		file: 'modules/limite/limite.import.sql.ts',
		within: 'limitsThere',
		columns: ['game'],
		why: 'no limit is on free mariages',
	},
	...['generalRows', 'findGeneral'].map((within) => ({
		file: 'modules/prime/prime.sql.ts',
		within,
		columns: [
			...['borlette1', 'borlette2', 'borlette3', 'mariage', 'mariage_gratuit'],
			...['lotto3', 'lotto4', 'lotto5'],
		],
		why: 'a general prime has every rate (a CHECK of the table)',
	})),
	...['primeRows', 'findPrime'].map((within) => ({
		file: 'modules/prime/prime.sql.ts',
		within,
		columns: ['agent_id', 'surcussale_id', 'surcussale_name', 'tirage_id'],
		why: 'the answer of a kind leaves out what the other kinds are for',
	})),
	{
		file: 'modules/what-if/what-if.sql.ts',
		within: 'lastDraws',
		columns: ['vente', 'gain'],
		why: 'draws without a sum are left out',
	},
	{
		file: 'modules/tracabilite/tracabilite.sql.ts',
		within: 'verifyChains',
		columns: ['head'],
		why: 'the first of a group, which has at least one',
	},
	{
		file: 'tools/reconcile/lines.ts',
		within: 'linesOfDay',
		columns: [
			...['line_no', 'instance_id', 'game', 'option', 'numbers', 'stake', 'gain'],
			...['prime1', 'prime2', 'prime3', 'commission', 'commission_surcussale'],
		],
		why: 'read only after line_no was, which tells a fiche without lines',
	},
	{
		file: 'tools/reconcile/witnessed.ts',
		within: 'witnessedOf',
		columns: ['after'],
		why: 'a witness is told with what it saw',
	},
	{
		file: 'modules/dashboard/dashboard.test.ts',
		within: 'sell',
		columns: ['sold_at'],
		why: 'of a common table of one row',
	},
	{
		file: 'tools/testing/mixed-sales.ts',
		within: 'rawFigures',
		columns: ['key'],
		why: 'tests group by what is never null',
	},
	...['indexes', 'triggers'].map((within) => ({
		file: 'tools/testing/print-schema.ts',
		within,
		columns: ['text'],
		why: 'the catalogue prints what is in it',
	})),
	{
		file: 'db/schema.test.ts',
		within: 'PostgreSQL reads every function, with nothing in it that is likely to be a mistake',
		columns: ['text'],
		why: 'the catalogue prints what is in it',
	},
	{
		file: 'trail/chain-heads.sql.ts',
		within: 'chainHeads',
		columns: ['seq', 'hash'],
		why: 'a chain without a head has an anchor that contradicts it, and is dealt with first',
	},
];
