import type { Catalogue, Routine } from './catalogue.ts';
import { nodeOf, nodesOf, numberOf, type TreeNode, type TreeValue, wordOf } from './node-tree.ts';

/** What is known of a value that a statement answers. */
export interface Fact {
	/** `perhaps`: a function of ours gives it, of which PostgreSQL knows no more than the type. */
	isNull: 'never' | 'perhaps' | 'possible';
	/** All that it can be, where that is known. */
	words?: readonly string[] | undefined;
}

const NEVER: Fact = { isNull: 'never' };
const PERHAPS: Fact = { isNull: 'perhaps' };
const POSSIBLE: Fact = { isNull: 'possible' };

/** Null where one of them is. */
function ifAny(facts: readonly Fact[]): Fact {
	if (facts.some(({ isNull }) => isNull === 'possible')) return POSSIBLE;
	return facts.some(({ isNull }) => isNull === 'perhaps') ? PERHAPS : NEVER;
}

/** One of them, whichever. */
const oneOf = (facts: readonly Fact[]): Fact => ({
	...ifAny(facts),
	words: facts.every(({ words }) => words) ? facts.flatMap(({ words = [] }) => words) : undefined,
});

/** Null where all of them are. */
const ifAll = (facts: readonly Fact[]): Fact => ({
	...(facts.find(({ isNull }) => isNull === 'never') ??
		facts.find(({ isNull }) => isNull === 'perhaps') ??
		POSSIBLE),
	words: facts.every(({ words }) => words) ? facts.flatMap(({ words = [] }) => words) : undefined,
});

/** Functions of PostgreSQL that may find nothing though they are given something. */
const FINDS_NOTHING =
	/^(json|jsonb)_(object_field|array_element|extract_path)|^jsonb_path_query_first|^(array_(length|lower|upper|position)|substring|regexp_(match|substr)|to_reg\w+|inet_\w+_addr|obj_description|col_description|pg_get_\w+)$/;
/** …and those that answer though they are given nothing. */
const ALWAYS_ANSWERS =
	/^(concat|concat_ws|format|jsonb?_build_(object|array)|set_config|array_(append|prepend|cat)|num_n\w*nulls|quote_nullable|to_jsonb?|row_to_json)$/;
/** Aggregates that answer something for any rows, if they are null or not. */
const COLLECTS = /^(count|array_agg|jsonb?_agg|jsonb?_object_agg)$/;
const NEEDS_TWO = /_samp$|^(stddev|variance|corr|regr_\w+)$/;
const NUMBERS_ROWS = /^(row_number|rank|dense_rank|count|ntile|percent_rank|cume_dist)$/;

const TEXT = '25';
const RTE = {
	relation: '0',
	subquery: '1',
	join: '2',
	func: '3',
	values: '5',
	cte: '6',
	group: '9',
};
const SUBLINK = { exists: '0', all: '1', any: '2', expression: '4', array: '6' };
const INNER = '0';
const LEFT = '1';
const RIGHT = '3';

interface Level {
	query: TreeNode;
	outer: Level | undefined;
	/** `varno.varattno` of columns that a condition lets no null through. */
	filled: ReadonlySet<string>;
}

/** What is known of each column that a statement answers, by its tree. */
export function factsOf(
	tree: TreeNode,
	catalogue: Catalogue,
	/** Of $1, $2 … */
	parameters: readonly Fact[],
): Fact[] {
	return new Facts(catalogue, parameters).answered(tree, undefined);
}

class Facts {
	readonly #catalogue: Catalogue;
	readonly #parameters: readonly Fact[];
	/** Common tables that are being looked at: one that names itself adds nothing. */
	readonly #open = new Set<TreeNode>();

	constructor(catalogue: Catalogue, parameters: readonly Fact[]) {
		this.#catalogue = catalogue;
		this.#parameters = parameters;
	}

	answered(query: TreeNode, outer: Level | undefined): Fact[] {
		const { setOperations, returningList, targetList } = query.fields;
		const level: Level = { query, outer, filled: filledIn(query, this.#catalogue) };
		const leaves = nodeOf(setOperations) && leavesOf(nodeOf(setOperations) as TreeNode);
		if (leaves) {
			const sides = leaves.map((leaf) => this.#ofEntry(entryOf(query, leaf), level));
			return (sides[0] ?? []).map((_, index) =>
				oneOf(sides.map((side) => side[index] ?? POSSIBLE)),
			);
		}
		const entries = nodesOf(wordOf(query.fields.commandType) === '1' ? targetList : returningList);
		return entries
			.filter(({ fields }) => fields.resjunk !== 'true')
			.map(({ fields }) => this.#of(fields.expr, level));
	}

	readonly #entries = new WeakMap<TreeNode, Fact[]>();

	/** The columns of a subquery, a common table, a list of values; of each it is worked out once. */
	#ofEntry(entry: TreeNode | undefined, level: Level): Fact[] {
		if (!entry) return [];
		const facts = this.#entries.get(entry) ?? this.#columnsOf(entry, level);
		this.#entries.set(entry, facts);
		return facts;
	}

	#columnsOf({ fields }: TreeNode, level: Level): Fact[] {
		const kind = wordOf(fields.rtekind);
		const subquery = nodeOf(fields.subquery);
		if (kind === RTE.subquery && subquery) return this.answered(subquery, level);
		if (kind === RTE.cte) return this.#ofCommonTable(fields, level);
		if (kind === RTE.group) {
			return nodesOf(fields.groupexprs).map((expression) => this.#of(expression, level));
		}
		if (kind === RTE.values) {
			const rows = (fields.values_lists as readonly TreeValue[]).map((row) =>
				nodesOf(row).map((value) => this.#of(value, level)),
			);
			return (rows[0] ?? []).map((_, index) => oneOf(rows.map((row) => row[index] ?? POSSIBLE)));
		}
		return [];
	}

	#ofCommonTable(fields: TreeNode['fields'], level: Level): Fact[] {
		let at: Level | undefined = level;
		for (let up = numberOf(fields.ctelevelsup); up > 0; up -= 1) at = at?.outer;
		const table = nodesOf(at?.query.fields.cteList).find(
			({ fields: { ctename } }) => ctename === fields.ctename,
		);
		const query = nodeOf(table?.fields.ctequery);
		if (!query || this.#open.has(query)) return [];
		this.#open.add(query);
		const facts = this.answered(query, at);
		this.#open.delete(query);
		return facts;
	}

	#of(value: TreeValue | undefined, level: Level): Fact {
		const node = nodeOf(value);
		if (!node) return POSSIBLE;
		const rule = RULES[node.tag];
		if (rule) return rule(node.fields, (inner) => this.#of(inner, level));
		switch (node.tag) {
			case 'VAR':
				return this.#variable(node.fields, level);
			case 'PARAM':
				return this.#parameters[numberOf(node.fields.paramid) - 1] ?? POSSIBLE;
			case 'FUNCEXPR':
				return this.#called(node.fields.funcid, node.fields.args, level);
			case 'OPEXPR':
				return this.#called(node.fields.opfuncid, node.fields.args, level);
			case 'AGGREF':
				return this.#aggregate(node.fields, level);
			case 'WINDOWFUNC':
				return NUMBERS_ROWS.test(this.#routine(node.fields.winfnoid)?.name ?? '')
					? NEVER
					: POSSIBLE;
			case 'SUBLINK':
				return this.#subquery(node.fields, level);
			case 'FIELDSELECT':
				return PERHAPS;
			default:
				return POSSIBLE;
		}
	}

	#routine = (id: TreeValue | undefined): Routine | undefined =>
		this.#catalogue.routines.get(numberOf(id));

	#called(id: TreeValue | undefined, args: TreeValue | undefined, level: Level): Fact {
		const routine = this.#routine(id);
		if (!routine) return POSSIBLE;
		if (!routine.isBuiltIn) return PERHAPS;
		// It fails without its name, unless it is told not to.
		const mayMiss = routine.name === 'current_setting' && nodesOf(args).length > 1;
		if (mayMiss || FINDS_NOTHING.test(routine.name)) return POSSIBLE;
		if (ALWAYS_ANSWERS.test(routine.name)) return NEVER;
		if (!routine.isStrict) return POSSIBLE;
		return ifAny(nodesOf(args).map((argument) => this.#of(argument, level)));
	}

	#aggregate(fields: TreeNode['fields'], level: Level): Fact {
		const name = this.#routine(fields.aggfnoid)?.name ?? '';
		if (name === 'count') return NEVER;
		let at: Level | undefined = level;
		for (let up = numberOf(fields.agglevelsup); up > 0; up -= 1) at = at?.outer;
		const isGrouped = Array.isArray(at?.query.fields.groupClause);
		if (!isGrouped || fields.aggfilter || NEEDS_TWO.test(name)) return POSSIBLE;
		if (COLLECTS.test(name)) return NEVER;
		return ifAny(
			nodesOf(fields.args).map(({ fields: { expr } }) => ({
				...this.#of(expr, level),
				words: undefined,
			})),
		);
	}

	#subquery(fields: TreeNode['fields'], level: Level): Fact {
		const kind = wordOf(fields.subLinkType);
		if (kind === SUBLINK.exists || kind === SUBLINK.array) return NEVER;
		const query = nodeOf(fields.subselect);
		if (!query) return POSSIBLE;
		const facts = this.answered(query, level);
		if (kind !== SUBLINK.expression)
			return ifAny([this.#ofOperands(fields.testexpr, level), ...facts]);
		return givesOneRow(query) ? (facts[0] ?? POSSIBLE) : { ...POSSIBLE, words: facts[0]?.words };
	}

	/** `testexpr` compares with a parameter that stands for the subquery. */
	#ofOperands(test: TreeValue | undefined, level: Level): Fact {
		const operands = nodesOf(nodeOf(test)?.fields.args).filter(({ tag }) => tag !== 'PARAM');
		return ifAny(operands.map((operand) => this.#of(operand, level)));
	}

	#variable(fields: TreeNode['fields'], level: Level): Fact {
		let at: Level | undefined = level;
		for (let up = numberOf(fields.varlevelsup); up > 0; up -= 1) at = at?.outer;
		if (!at) return POSSIBLE;
		const fact = this.#column(numberOf(fields.varno), numberOf(fields.varattno), at);
		if (at.filled.has(`${wordOf(fields.varno)}.${wordOf(fields.varattno)}`)) {
			return { ...fact, isNull: 'never' };
		}
		const nullingJoins = fields.varnullingrels;
		const isNulled = Array.isArray(nullingJoins) && nullingJoins.length > 1;
		return isNulled ? { ...fact, isNull: 'possible' } : fact;
	}

	#column(entryNo: number, attribute: number, level: Level): Fact {
		const entry = entryOf(level.query, entryNo);
		if (!entry) return POSSIBLE;
		const { fields } = entry;
		const kind = wordOf(fields.rtekind);
		if (attribute <= 0) return NEVER;
		if (kind === RTE.relation) return this.#stored(numberOf(fields.relid), attribute);
		if (kind === RTE.func) return this.#fromFunction(nodesOf(fields.functions), attribute, level);
		if (kind === RTE.join) {
			return this.#of(nodesOf(fields.joinaliasvars)[attribute - 1], level);
		}
		return this.#ofEntry(entry, level)[attribute - 1] ?? PERHAPS;
	}

	#stored(relation: number, attribute: number): Fact {
		const view = this.#catalogue.viewOf(relation);
		if (view) {
			const facts = this.#entries.get(view) ?? this.answered(view, undefined);
			this.#entries.set(view, facts);
			return facts[attribute - 1] ?? POSSIBLE;
		}
		const column = this.#catalogue.columns.get(`${relation}.${attribute}`);
		if (!column) return POSSIBLE;
		return { isNull: column.isNull ? 'possible' : 'never', words: column.words };
	}

	#fromFunction(functions: readonly TreeNode[], attribute: number, level: Level): Fact {
		let before = 0;
		for (const { fields } of functions) {
			const count = numberOf(fields.funccolcount);
			if (attribute > before + count) {
				before += count;
				continue;
			}
			const call = nodeOf(fields.funcexpr);
			if (call?.tag !== 'FUNCEXPR' || count > 1) return PERHAPS;
			if (this.#routine(call.fields.funcid)?.name !== 'unnest') return this.#of(call, level);
			// A list that the API gives holds no null; of one that is stored nobody knows.
			return nodesOf(call.fields.args).every(isGiven) ? NEVER : PERHAPS;
		}
		// WITH ORDINALITY
		return NEVER;
	}
}

const isGiven = (node: TreeNode): boolean =>
	node.tag === 'PARAM' ||
	(node.tag === 'RELABELTYPE' && isGiven(nodeOf(node.fields.arg) as TreeNode));

type Rule = (fields: TreeNode['fields'], of: (value: TreeValue | undefined) => Fact) => Fact;

const itsArgument: Rule = ({ arg }, of) => of(arg);
const never: Rule = () => NEVER;
const ifAnyArgument: Rule = ({ args }, of) => ifAny(nodesOf(args).map(of));

/** Expressions that need nothing but themselves. */
const RULES: Readonly<Record<string, Rule>> = {
	CONST: (fields) =>
		fields.constisnull === 'true' ? POSSIBLE : { ...NEVER, words: wordIn(fields) },
	RELABELTYPE: itsArgument,
	COERCEVIAIO: ({ arg }, of) => ({ ...of(arg), words: undefined }),
	COERCETODOMAIN: itsArgument,
	ARRAYCOERCEEXPR: itsArgument,
	COLLATEEXPR: itsArgument,
	NAMEDARGEXPR: itsArgument,
	CONVERTROWTYPEEXPR: itsArgument,
	NULLTEST: never,
	BOOLEANTEST: never,
	DISTINCTEXPR: never,
	ROWEXPR: never,
	ARRAYEXPR: never,
	ARRAY: never,
	SQLVALUEFUNCTION: never,
	JSONCONSTRUCTOREXPR: never,
	BOOLEXPR: ifAnyArgument,
	SCALARARRAYOPEXPR: ifAnyArgument,
	ROWCOMPAREEXPR: ({ largs, rargs }, of) => ifAny([...nodesOf(largs), ...nodesOf(rargs)].map(of)),
	COALESCEEXPR: ({ args }, of) => ifAll(nodesOf(args).map(of)),
	COALESCE: ({ args }, of) => ifAll(nodesOf(args).map(of)),
	MINMAXEXPR: ({ args }, of) => ({ ...ifAll(nodesOf(args).map(of)), words: undefined }),
	MINMAX: ({ args }, of) => ({ ...ifAll(nodesOf(args).map(of)), words: undefined }),
	NULLIFEXPR: () => POSSIBLE,
	CASEEXPR: ({ args, defresult }, of) =>
		oneOf([...nodesOf(args).map(({ fields }) => of(fields.result)), of(defresult)]),
	CASE: ({ args, defresult }, of) =>
		oneOf([...nodesOf(args).map(({ fields }) => of(fields.result)), of(defresult)]),
};

/** Text that stands in the statement: a length of four bytes, then UTF-8. */
function wordIn({ consttype, constvalue }: TreeNode['fields']): string[] | undefined {
	if (consttype !== TEXT) return undefined;
	const bytes = wordOf(constvalue).match(/\[([^\]]*)\]/)?.[1];
	if (bytes === undefined) return undefined;
	return [Buffer.from(bytes.trim().split(/\s+/).slice(4).map(Number)).toString('utf8')];
}

const entryOf = (query: TreeNode, number: number): TreeNode | undefined =>
	nodesOf(query.fields.rtable)[number - 1];

/** Entries of the queries that UNION, INTERSECT and EXCEPT put together. */
function leavesOf(node: TreeNode): number[] {
	if (node.tag === 'RANGETBLREF') return [numberOf(node.fields.rtindex)];
	return [node.fields.larg, node.fields.rarg].flatMap((side) => leavesOf(nodeOf(side) as TreeNode));
}

/** An aggregate of all rows: one row, if there are any or not. */
const givesOneRow = ({ fields }: TreeNode): boolean =>
	(fields.hasAggs === 'true' && !fields.groupClause && !fields.havingQual && !fields.limitOffset) ||
	((!fields.hasTargetSRFs || fields.hasTargetSRFs === 'false') &&
		nodesOf(nodeOf(fields.jointree)?.fields.fromlist).length === 0 &&
		!nodeOf(nodeOf(fields.jointree)?.fields.quals) &&
		!nodeOf(fields.setOperations));

/** Columns of which a condition lets no null through. */
const filledIn = (query: TreeNode, { routines }: Catalogue): Set<string> =>
	new Set(conditionsOf(query.fields.jointree).flatMap((one) => filledBy(one, routines)));

/** What must hold of a row that FROM and WHERE give. */
function conditionsOf(value: TreeValue | undefined): TreeNode[] {
	const node = nodeOf(value);
	if (!node) return [];
	const { tag, fields } = node;
	if (tag === 'FROMEXPR') {
		return [...partsOf(fields.quals), ...nodesOf(fields.fromlist).flatMap(conditionsOf)];
	}
	if (tag !== 'JOINEXPR') return [];
	const kind = wordOf(fields.jointype);
	return [
		...(kind === INNER ? partsOf(fields.quals) : []),
		...(kind === INNER || kind === LEFT ? conditionsOf(fields.larg) : []),
		...(kind === INNER || kind === RIGHT ? conditionsOf(fields.rarg) : []),
	];
}

/** Conditions that AND puts together. */
function partsOf(value: TreeValue | undefined): TreeNode[] {
	const node = nodeOf(value);
	if (!node) return [];
	const isAnd = node.tag === 'BOOLEXPR' && node.fields.boolop === 'and';
	return isAnd ? nodesOf(node.fields.args).flatMap(partsOf) : [node];
}

function filledBy({ tag, fields }: TreeNode, routines: Catalogue['routines']): string[] {
	const isStrict = routines.get(numberOf(fields.opfuncid))?.isStrict;
	if (tag === 'VAR') return columnOf({ tag, fields });
	if (tag === 'NULLTEST' && fields.nulltesttype === '1') return columnOf(nodeOf(fields.arg));
	if (tag === 'OPEXPR' && isStrict) return nodesOf(fields.args).flatMap(columnOf);
	if (tag === 'SCALARARRAYOPEXPR' && isStrict) return columnOf(nodesOf(fields.args)[0]);
	return [];
}

function columnOf(node: TreeNode | undefined): string[] {
	if (!node) return [];
	const { tag, fields } = node;
	if (tag === 'RELABELTYPE' || tag === 'COLLATEEXPR') return columnOf(nodeOf(fields.arg));
	const isOwn = tag === 'VAR' && fields.varlevelsup === '0';
	return isOwn ? [`${wordOf(fields.varno)}.${wordOf(fields.varattno)}`] : [];
}
