import ts from 'typescript-api';
import type { Choices } from './choices.ts';
import { libraryCall, memberOf, sqlMember } from './library.ts';
import { Names, type Reading } from './reading.ts';
import { isTemplate, placeOf, type Source } from './source.ts';
import {
	isAlwaysFalse,
	isAlwaysTrue,
	isGeneric,
	isSql,
	isVague,
	mayBeNothing,
	mayBeSql,
	nonNullable,
	wordsOf,
} from './types.ts';
import {
	type Constant,
	constant,
	type Func,
	func,
	listOf,
	type Piece,
	type Sql,
	sqlOf,
	Thrown,
	type Unknown,
	Unreadable,
	type Value,
} from './values.ts';

const DEEPEST = 60;

/** Works out what expressions come to, without running anything: one way through the code. */
export class Reader implements Reading {
	readonly source: Source;
	readonly choices: Choices;
	/** Templates that went into what was read. */
	readonly read = new Set<ts.Node>();
	#depth = 0;
	#asksCallers = true;

	/** Names are of roles, databases and cursors too, which may be made up at run time. */
	readonly hasFreeNames: boolean;

	constructor(source: Source, choices: Choices, hasFreeNames: boolean) {
		this.source = source;
		this.choices = choices;
		this.hasFreeNames = hasFreeNames;
	}

	typeOf = (node: ts.Node): ts.Type => this.source.checker.getTypeAtLocation(node);

	template(node: ts.TaggedTemplateExpression, names: Names): Sql {
		this.read.add(node);
		const { template } = node;
		if (ts.isNoSubstitutionTemplateLiteral(template))
			return sqlOf([{ text: template.text, node: template }]);
		const pieces: Piece[] = [{ text: template.head.text, node: template.head }];
		for (const { expression, literal } of template.templateSpans) {
			pieces.push(...this.#hole(expression, names), { text: literal.text, node: literal });
		}
		return sqlOf(pieces);
	}

	#hole(expression: ts.Expression, names: Names): readonly Piece[] {
		const type = this.typeOf(expression);
		if (!mayBeSql(type)) return [{ node: expression, type }];
		const value = this.value(expression, names);
		const known = this.known(value);
		if (known.kind === 'sql') return known.pieces;
		if (isSql(type))
			throw new Unreadable(expression, `what ${expression.getText()} adds is not known`);
		return [{ node: expression, type: this.#typeIn(value) ?? type }];
	}

	/** The last type that tells something, on the way to where the value comes from. */
	#typeIn(value: Value): ts.Type | undefined {
		if (value.kind !== 'unknown') return undefined;
		const next = this.#resolved(value);
		return (next && this.#typeIn(next)) ?? (isVague(value.type) ? undefined : value.type);
	}

	/** As far as it can be known. */
	known(value: Value): Exclude<Value, Unknown> | Unknown {
		let found = value;
		while (found.kind === 'unknown') {
			const next = this.#resolved(found);
			if (!next) return found;
			found = next;
		}
		return found;
	}

	readonly #known = new WeakMap<Unknown, Value>();

	#resolved(value: Unknown): Value | undefined {
		const before = this.#known.get(value);
		if (before) return before;
		try {
			const found = value.resolve?.();
			if (found) this.#known.set(value, found);
			return found;
		} catch (error) {
			if (error instanceof Unreadable) return undefined;
			throw error;
		}
	}

	/** A word: known, or one of those that its type allows. */
	word(value: Value, node: ts.Node): Constant['value'] {
		const known = this.known(value);
		if (known.kind === 'constant') return known.value;
		if (known.kind === 'unknown') {
			const words = wordsOf(known.type);
			if (words) return words[this.choices.take(`word ${known.name}`, words.length)];
		}
		throw new Unreadable(node, `the word that ${node.getText()} comes to is not known`);
	}

	isTrue(value: Value): boolean {
		const known = this.#lightly(value);
		if (known.kind === 'constant') return Boolean(known.value);
		if (known.kind !== 'unknown') return true;
		const { type } = known;
		if (isAlwaysTrue(type)) return true;
		if (isAlwaysFalse(type)) return false;
		return this.choices.take(`true ${known.name}`, 2) === 0;
	}

	isNothing(value: Value): boolean {
		const known = this.#lightly(value);
		if (known.kind === 'constant') return known.value === null || known.value === undefined;
		if (known.kind !== 'unknown' || !mayBeNothing(known.type)) return false;
		return this.choices.take(`true ${known.name}`, 2) === 1;
	}

	/** As far as it can be known without asking who calls: for conditions, which go both ways. */
	#lightly(value: Value): Value {
		const before = this.#asksCallers;
		this.#asksCallers = false;
		try {
			return this.known(value);
		} finally {
			this.#asksCallers = before;
		}
	}

	value(node: ts.Expression, names: Names): Value {
		this.#depth += 1;
		try {
			if (this.#depth > DEEPEST) throw new Unreadable(node, 'it goes too deep');
			return this.#value(node, names);
		} finally {
			this.#depth -= 1;
		}
	}

	#value(node: ts.Expression, names: Names): Value {
		if (isTemplate(node)) return this.template(node, names);
		const rule = this.#rules[node.kind];
		return rule ? rule(node as never, names) : this.#unknown(node);
	}

	/** What is inside comes to the same. */
	readonly #inner = ({ expression }: { expression: ts.Expression }, names: Names) =>
		this.value(expression, names);
	readonly #function = (node: ts.FunctionLikeDeclaration, names: Names) =>
		this.#closure(node, names);
	readonly #textual = ({ text }: ts.StringLiteralLike) => constant(text);

	/** What each kind of expression comes to; others are known at run time only. */
	readonly #rules: { [K in ts.SyntaxKind]?: (node: never, names: Names) => Value } = {
		[ts.SyntaxKind.ParenthesizedExpression]: this.#inner,
		[ts.SyntaxKind.AsExpression]: this.#inner,
		[ts.SyntaxKind.SatisfiesExpression]: this.#inner,
		[ts.SyntaxKind.NonNullExpression]: this.#inner,
		[ts.SyntaxKind.AwaitExpression]: (node: ts.AwaitExpression, names) =>
			this.#awaited(node, names),
		[ts.SyntaxKind.StringLiteral]: this.#textual,
		[ts.SyntaxKind.NoSubstitutionTemplateLiteral]: this.#textual,
		[ts.SyntaxKind.NumericLiteral]: ({ text }: ts.NumericLiteral) => constant(Number(text)),
		[ts.SyntaxKind.TrueKeyword]: () => constant(true),
		[ts.SyntaxKind.FalseKeyword]: () => constant(false),
		[ts.SyntaxKind.NullKeyword]: () => constant(null),
		[ts.SyntaxKind.Identifier]: (node: ts.Identifier, names) => this.#identifier(node, names),
		[ts.SyntaxKind.TemplateExpression]: (node: ts.TemplateExpression, names) =>
			this.#text(node, names),
		[ts.SyntaxKind.ConditionalExpression]: (node: ts.ConditionalExpression, names) =>
			this.value(
				this.isTrue(this.value(node.condition, names)) ? node.whenTrue : node.whenFalse,
				names,
			),
		[ts.SyntaxKind.BinaryExpression]: (node: ts.BinaryExpression, names) =>
			this.#binary(node, names),
		[ts.SyntaxKind.PrefixUnaryExpression]: (node: ts.PrefixUnaryExpression, names) =>
			this.#prefix(node, names),
		[ts.SyntaxKind.ArrowFunction]: this.#function,
		[ts.SyntaxKind.FunctionExpression]: this.#function,
		[ts.SyntaxKind.ArrayLiteralExpression]: (node: ts.ArrayLiteralExpression, names) =>
			this.#array(node, names),
		[ts.SyntaxKind.ObjectLiteralExpression]: (node: ts.ObjectLiteralExpression, names) =>
			this.#object(node, names),
		[ts.SyntaxKind.PropertyAccessExpression]: (node: ts.PropertyAccessExpression, names) =>
			isSqlTag(node.expression)
				? sqlMember(this, node.name.text, node)
				: this.member(this.value(node.expression, names), node.name.text, node),
		[ts.SyntaxKind.ElementAccessExpression]: (node: ts.ElementAccessExpression, names) =>
			this.#element(node, names),
		[ts.SyntaxKind.CallExpression]: (node: ts.CallExpression, names) => this.#call(node, names),
	};

	#awaited(node: ts.AwaitExpression, names: Names): Value {
		const promised = this.value(node.expression, names);
		if (promised.kind !== 'unknown') return promised;
		return this.#unknown(node, () => {
			const known = this.known(promised);
			return known.kind === 'unknown' ? undefined : known;
		});
	}

	#unknown(node: ts.Expression, resolve?: Unknown['resolve']): Unknown {
		const { typeOf } = this;
		return {
			kind: 'unknown',
			// Asked for rarely, and dear.
			get name() {
				return `${placeOf(node)} ${node.getText().slice(0, 80)}`;
			},
			get type() {
				return typeOf(node);
			},
			...(resolve && { resolve }),
		};
	}

	/** Text put together; unknown while a part of it is. */
	#text(node: ts.TemplateExpression, names: Names): Value {
		const words = () => {
			let text = node.head.text;
			for (const { expression, literal } of node.templateSpans) {
				text += String(this.word(this.value(expression, names), expression)) + literal.text;
			}
			return constant(text);
		};
		return this.#unknown(node, words);
	}

	#binary(node: ts.BinaryExpression, names: Names): Value {
		const { left, right } = node;
		const other = () => this.value(right, names);
		switch (node.operatorToken.kind) {
			case ts.SyntaxKind.QuestionQuestionToken: {
				const value = this.value(left, names);
				return this.isNothing(value) ? other() : value;
			}
			case ts.SyntaxKind.BarBarToken: {
				const value = this.value(left, names);
				return this.isTrue(value) ? value : other();
			}
			case ts.SyntaxKind.AmpersandAmpersandToken: {
				const value = this.value(left, names);
				if (this.isTrue(value)) return other();
				return value.kind === 'unknown' ? constant(false) : value;
			}
			case ts.SyntaxKind.InKeyword:
				return this.#has(node, names);
			case ts.SyntaxKind.EqualsEqualsEqualsToken:
				return this.#comparison(node, true, names);
			case ts.SyntaxKind.ExclamationEqualsEqualsToken:
				return this.#comparison(node, false, names);
			case ts.SyntaxKind.GreaterThanToken:
				return this.#greater(node, names);
			default:
				return this.#unknown(node);
		}
	}

	#greater(node: ts.BinaryExpression, names: Names): Value {
		const first = this.#lightValue(node.left, names);
		const second = this.#lightValue(node.right, names);
		return first.kind === 'constant' && second.kind === 'constant'
			? constant(Number(first.value) > Number(second.value))
			: this.#unknown(node);
	}

	/** `'name' in object`, as far as the type of the object tells. */
	#has(node: ts.BinaryExpression, names: Names): Value {
		const holder = this.#lightValue(node.right, names);
		const name = String(this.word(this.value(node.left, names), node.left));
		if (holder.kind === 'fields') return constant(holder.fields.has(name));
		if (holder.kind === 'unknown' && !holder.type.isUnion()) {
			const property = this.source.checker.getPropertyOfType(holder.type, name);
			if (!property) return constant(false);
			if (!(property.flags & ts.SymbolFlags.Optional)) return constant(true);
		}
		return this.#unknown(node);
	}

	#lightValue = (node: ts.Expression, names: Names) => this.#lightly(this.value(node, names));

	#comparison(node: ts.BinaryExpression, isSame: boolean, names: Names): Value {
		const first = this.#lightValue(node.left, names);
		const second = this.#lightValue(node.right, names);
		if (second.kind === 'constant' && (second.value === null || second.value === undefined)) {
			return constant(this.isNothing(first) === isSame);
		}
		if (second.kind === 'constant' && first.kind === 'constant') {
			return constant((first.value === second.value) === isSame);
		}
		// The word that is compared is the word that is used.
		if (second.kind === 'constant' && first.kind === 'unknown') {
			const words = wordsOf(first.type);
			if (words) return constant((this.word(first, node.left) === second.value) === isSame);
		}
		return this.#unknown(node);
	}

	#prefix(node: ts.PrefixUnaryExpression, names: Names): Value {
		if (node.operator === ts.SyntaxKind.ExclamationToken) {
			return constant(!this.isTrue(this.value(node.operand, names)));
		}
		if (node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand)) {
			return constant(-Number(node.operand.text));
		}
		return this.#unknown(node);
	}

	#array(node: ts.ArrayLiteralExpression, names: Names): Value {
		const items: Value[] = [];
		for (const element of node.elements) {
			if (!ts.isSpreadElement(element)) items.push(this.value(element, names));
			else items.push(...this.items(this.value(element.expression, names), element));
		}
		return listOf(items);
	}

	/** Of a list; of one that is unknown, a single item of its type. */
	items(value: Value, node: ts.Node): readonly Value[] {
		const known = this.known(value);
		if (known.kind === 'list') return known.items;
		// Where it comes from it may be promised yet, or of any type.
		for (const unknown of [known, value]) {
			if (unknown.kind !== 'unknown') continue;
			const type = this.source.checker.getIndexTypeOfType(unknown.type, ts.IndexKind.Number);
			if (type) return [{ kind: 'unknown', name: `${unknown.name}[]`, type }];
		}
		throw new Unreadable(node, `what the list ${node.getText().slice(0, 60)} holds is not known`);
	}

	#object(node: ts.ObjectLiteralExpression, names: Names): Value {
		const fields = new Map<string, Value>();
		for (const property of node.properties) {
			if (ts.isSpreadAssignment(property)) {
				for (const [name, value] of this.entries(
					this.value(property.expression, names),
					property,
				)) {
					fields.set(name, value);
				}
			} else if (ts.isShorthandPropertyAssignment(property)) {
				fields.set(property.name.text, this.#identifier(property.name, names));
			} else if (ts.isPropertyAssignment(property)) {
				const name = ts.isComputedPropertyName(property.name)
					? this.word(this.value(property.name.expression, names), property.name)
					: property.name.getText().replace(/^['"]|['"]$/g, '');
				fields.set(String(name), this.value(property.initializer, names));
			} else if (ts.isMethodDeclaration(property)) {
				fields.set(property.name.getText(), this.#closure(property, names));
			}
		}
		return { kind: 'fields', fields };
	}

	/** Of an object; of one that is unknown, those of its type. */
	entries(value: Value, node: ts.Node): [string, Value][] {
		const known = this.known(value);
		if (known.kind === 'fields') return [...known.fields];
		if (known.kind === 'constant' && !known.value) return [];
		if (known.kind === 'unknown') {
			const properties = this.source.checker.getPropertiesOfType(nonNullable(known.type));
			return properties.map(({ name }) => [name, this.member(known, name, node)]);
		}
		throw new Unreadable(node, `the fields of ${node.getText().slice(0, 60)} are not known`);
	}

	member(value: Value, name: string, node: ts.Node): Value {
		const found = value.kind === 'unknown' ? undefined : memberOf(value, name);
		if (found) return found;
		if (value.kind !== 'unknown') return constant(undefined);
		const type = this.#memberType(value.type, name, node);
		if (!type) return constant(undefined);
		return {
			kind: 'unknown',
			name: `${value.name}.${name}`,
			type,
			resolve: () => {
				const known = this.known(value);
				return known === value ? undefined : this.member(known, name, node);
			},
		};
	}

	/** undefined: a value of the type has no such member. */
	#memberType(type: ts.Type, name: string, node: ts.Node): ts.Type | undefined {
		const { checker } = this.source;
		const filled = nonNullable(type);
		const property = checker.getPropertyOfType(filled, name);
		if (property) return checker.getTypeOfSymbolAtLocation(property, node);
		const isOpen =
			isGeneric(filled) ||
			filled.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown) ||
			checker.getIndexInfosOfType(filled).length > 0;
		return isOpen ? this.typeOf(node) : undefined;
	}

	#element(node: ts.ElementAccessExpression, names: Names): Value {
		const value = this.value(node.expression, names);
		const index = this.value(node.argumentExpression, names);
		return this.#unknown(node, () => {
			const known = this.known(value);
			if (known.kind === 'unknown') return undefined;
			const word = this.#indexIn(known, index, node);
			if (known.kind === 'list') return known.items[Number(word)] ?? constant(undefined);
			return this.member(known, String(word), node);
		});
	}

	/** Which field or item is meant: of an object whose names are all there is, any of them or none. */
	#indexIn(holder: Value, index: Value, node: ts.ElementAccessExpression): Constant['value'] {
		const known = this.known(index);
		if (known.kind !== 'unknown' || holder.kind !== 'fields' || wordsOf(known.type)) {
			return this.word(known, node.argumentExpression);
		}
		const names = [...holder.fields.keys(), ...(mayBeNothing(this.typeOf(node)) ? [''] : [])];
		return names[this.choices.take(`field ${known.name}`, names.length)];
	}

	#call(node: ts.CallExpression, names: Names): Value {
		const given = () => this.#given(node.arguments, names);
		const { expression } = node;
		if (ts.isPropertyAccessExpression(expression)) {
			if (isSqlTag(expression.expression))
				return this.#applied(this.value(expression, names), given());
			const called = libraryCall(this, expression, given, names);
			if (called) return this.#unknown(node, called);
		}
		return this.#unknown(node, () => {
			const callee = this.known(this.value(expression, names));
			if (callee.kind === 'constant') return constant(undefined);
			return callee.kind === 'func' ? callee.call(given()) : undefined;
		});
	}

	#applied = (callee: Value, given: readonly Value[]): Value => (callee as Func).call(given);

	#given(nodes: readonly ts.Expression[], names: Names): Value[] {
		return nodes.flatMap((node) =>
			ts.isSpreadElement(node)
				? this.items(this.value(node.expression, names), node)
				: [this.value(node, names)],
		);
	}

	#identifier(node: ts.Identifier, names: Names): Value {
		if (node.text === 'undefined') return constant(undefined);
		const { checker } = this.source;
		const local = ts.isShorthandPropertyAssignment(node.parent)
			? checker.getShorthandAssignmentValueSymbol(node.parent)
			: checker.getSymbolAtLocation(node);
		if (!local) return this.#unknown(node);
		const symbol = local.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local;
		return names.get(symbol) ?? this.#declared(symbol, node, names);
	}

	#declared(symbol: ts.Symbol, node: ts.Identifier, names: Names): Value {
		const declaration = symbol.valueDeclaration;
		if (!declaration || declaration.getSourceFile().isDeclarationFile) {
			return this.#unknown(node);
		}
		if (ts.isParameter(declaration)) return this.#parameter(declaration, node);
		if (ts.isFunctionDeclaration(declaration)) return this.#closure(declaration, names);
		if (ts.isBindingElement(declaration)) return this.#bound(declaration, node, names);
		const loop = declaration.parent?.parent;
		if (loop && ts.isForOfStatement(loop)) {
			return {
				...this.#unknown(node),
				name: `name ${placeOf(declaration)} ${symbol.name}`,
				resolve: () => this.#anyItem(loop.expression, `item ${placeOf(loop)}`),
			};
		}
		if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) {
			return { ...this.#unknown(node), name: `name ${placeOf(declaration)} ${symbol.name}` };
		}
		if (!(ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const)) {
			return { ...this.#unknown(node), name: `name ${placeOf(declaration)} ${symbol.name}` };
		}
		const value = this.value(declaration.initializer, names);
		names.set(symbol, value);
		return value;
	}

	/** What a function is given: known from those who call it. */
	#parameter(declaration: ts.ParameterDeclaration, node: ts.Node): Unknown {
		const { typeOf } = this;
		return {
			kind: 'unknown',
			name: `parameter ${placeOf(declaration)} ${declaration.name.getText().slice(0, 60)}`,
			get type() {
				return typeOf(ts.isIdentifier(declaration.name) ? node : declaration);
			},
			resolve: () => this.#argument(declaration),
		};
	}

	#argument(declaration: ts.ParameterDeclaration): Value | undefined {
		const callee = declaration.parent;
		const index = callee.parameters.indexOf(declaration);
		const given = this.#givenByList(callee, index);
		if (given) return given;
		const calls = this.source.callsOf(callee);
		const name = `caller ${placeOf(callee)}`;
		if (calls.length === 0) return undefined;
		if (!isGeneric(this.typeOf(declaration)) && !this.#mayAsk(name, calls.length)) return undefined;
		const own = calls.filter((call) => this.#isOfSameObject(callee, call));
		if (own.length === 0) throw new Thrown();
		const argument = own[this.choices.take(name, own.length)]?.arguments[index];
		if (argument) return this.value(argument, new Names());
		return declaration.initializer
			? this.value(declaration.initializer, new Names())
			: constant(undefined);
	}

	#mayAsk = (name: string, ways: number) =>
		this.#asksCallers || ways === 1 || this.choices.isTaken(name);

	/** A function that is made by a call is called on what that call made, which its type tells. */
	#isOfSameObject(callee: ts.Node, { expression }: ts.CallExpression): boolean {
		const maker = ts.findAncestor(callee.parent, ts.isFunctionLike);
		if (!maker || !ts.isPropertyAccessExpression(expression)) return true;
		const makers = this.source.callsOf(maker);
		const name = `caller ${placeOf(maker)}`;
		if (makers.length === 0 || !this.#mayAsk(name, makers.length)) return true;
		const made = makers[this.choices.take(name, makers.length)];
		return made !== undefined && this.typeOf(made) === this.typeOf(expression.expression);
	}

	/** What `list.map(function)` and `test.each(table)(name, function)` give a function. */
	#givenByList(callee: ts.Node, index: number): Value | undefined {
		const call = callee.parent;
		if (!call || !ts.isCallExpression(call)) return undefined;
		const { expression } = call;
		const name = `item ${placeOf(call)}`;
		if (ts.isPropertyAccessExpression(expression) && EACH_ITEM.has(expression.name.text)) {
			return index === 0 ? this.#anyItem(expression.expression, name) : undefined;
		}
		if (!ts.isCallExpression(expression) || !isEach(expression)) return undefined;
		const row = expression.arguments[0] && this.#anyItem(expression.arguments[0], name);
		const cells = row && this.known(row);
		if (cells?.kind === 'list') return cells.items[index];
		return index === 0 ? cells : undefined;
	}

	#anyItem(list: ts.Expression, name: string): Value | undefined {
		const items = this.items(this.value(list, new Names()), list);
		if (items.length === 0) throw new Thrown();
		return this.#mayAsk(name, items.length)
			? items[this.choices.take(name, items.length)]
			: undefined;
	}

	#bound(element: ts.BindingElement, node: ts.Identifier, names: Names): Value {
		const pattern = element.parent;
		const whole = this.#wholeOf(pattern, node, names);
		if (ts.isArrayBindingPattern(pattern)) {
			const index = pattern.elements.indexOf(element);
			return this.#unknown(node, () => {
				const known = this.known(whole);
				return known.kind === 'list' ? known.items[index] : undefined;
			});
		}
		if (element.dotDotDotToken) return this.#rest(pattern, whole, node);
		const name = (element.propertyName ?? element.name).getText();
		const value = this.member(whole, name, node);
		if (!element.initializer) return value;
		return this.isNothing(value) ? this.value(element.initializer, names) : filled(value);
	}

	/** What a pattern leaves over. */
	#rest(pattern: ts.ObjectBindingPattern, whole: Value, node: ts.Identifier): Unknown {
		const taken = pattern.elements.map(({ propertyName, name }) =>
			(propertyName ?? name).getText(),
		);
		return this.#unknown(node, () => {
			const left = this.entries(whole, node).filter(([name]) => !taken.includes(name));
			return { kind: 'fields', fields: new Map(left) };
		});
	}

	#wholeOf(pattern: ts.BindingPattern, node: ts.Identifier, names: Names): Value {
		const owner = pattern.parent;
		if (ts.isParameter(owner)) return names.get(owner) ?? this.#parameter(owner, node);
		if (ts.isBindingElement(owner)) return this.#bound(owner, node, names);
		const loop = owner.parent?.parent;
		if (loop && ts.isForOfStatement(loop)) {
			return this.#unknown(node, () => this.#anyItem(loop.expression, `item ${placeOf(loop)}`));
		}
		return owner.initializer ? this.value(owner.initializer, names) : this.#unknown(node);
	}

	#closure(node: ts.FunctionLikeDeclaration, names: Names): Func {
		return func((given) => {
			const inside = new Names(names);
			node.parameters.forEach((parameter, index) => {
				this.#bind(parameter, given, index, inside);
			});
			const { body } = node;
			if (!body) throw new Unreadable(node, 'it has no body');
			if (!ts.isBlock(body)) return this.value(body, inside);
			return this.#run(body, inside) ?? constant(undefined);
		});
	}

	#bind(
		parameter: ts.ParameterDeclaration,
		given: readonly Value[],
		index: number,
		inside: Names,
	): void {
		let value = parameter.dotDotDotToken ? listOf(given.slice(index)) : given[index];
		if (parameter.initializer && (value === undefined || this.isNothing(value))) {
			value = this.value(parameter.initializer, inside);
		}
		const known = parameter.initializer ? filled(value) : (value ?? constant(undefined));
		const symbol = this.source.checker.getSymbolAtLocation(parameter.name);
		inside.set(symbol ?? parameter, known);
	}

	/** Runs statements as far as they decide what is returned. */
	#run(statement: ts.Statement, names: Names): Value | undefined {
		if (ts.isBlock(statement)) {
			for (const inner of statement.statements) {
				const value = this.#run(inner, names);
				if (value) return value;
			}
			return undefined;
		}
		if (ts.isReturnStatement(statement)) {
			return statement.expression ? this.value(statement.expression, names) : constant(undefined);
		}
		if (ts.isThrowStatement(statement)) throw new Thrown();
		if (ts.isIfStatement(statement)) {
			const isTrue = this.isTrue(this.value(statement.expression, names));
			const taken = isTrue ? statement.thenStatement : statement.elseStatement;
			return taken && this.#run(taken, names);
		}
		return undefined;
	}
}

/** Known not to be undefined. */
const filled = (value: Value = constant(undefined)): Value =>
	value.kind === 'unknown' ? { ...value, type: nonNullable(value.type) } : value;

const EACH_ITEM = new Set(['map', 'forEach', 'flatMap', 'filter', 'some', 'every', 'find']);

const isEach = ({ expression }: ts.CallExpression) =>
	ts.isPropertyAccessExpression(expression) && expression.name.text === 'each';

export const isSqlTag = (node: ts.Node) => ts.isIdentifier(node) && node.text === 'sql';
