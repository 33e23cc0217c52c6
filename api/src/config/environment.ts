import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { VARIABLES, type VariableName } from './variables.ts';

/** A variable of the environment that cannot be used; the message names it and the remedy. */
export class ConfigError extends Error {
	override name = 'ConfigError';
}

function badValue(name: VariableName, value: string | undefined): ConfigError {
	const { remedy, secret } = VARIABLES[name];
	return new ConfigError(`${name} ${secret ? 'cannot be used' : `is "${value}"`}: ${remedy}`);
}

/** `DATABASE_URL_FILE` names a file that holds `DATABASE_URL`: secrets stay out of the environment. */
function secretFile(env: NodeJS.ProcessEnv, name: VariableName): string | undefined {
	const file = VARIABLES[name].secret && env[`${name}_FILE`]?.trim();
	if (!file) return undefined;
	const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
	if (text) return text;
	throw new ConfigError(`${name}_FILE is "${file}": there is no such file, or nothing in it`);
}

/** Reads variables of the environment by their schemas. Each method throws `ConfigError` where a value is wrong. */
export class Environment {
	readonly #env: NodeJS.ProcessEnv;
	readonly #root: string;

	/** @param root what relative paths begin at */
	constructor(env: NodeJS.ProcessEnv, root: string) {
		this.#env = env;
		this.#root = root;
	}

	/** The value, of a file that holds it, or the default; undefined: none of these. Not checked. */
	raw(name: VariableName): string | undefined {
		return (
			this.#env[name]?.trim() || secretFile(this.#env, name) || VARIABLES[name].default || undefined
		);
	}

	string(name: VariableName): string {
		return this.#valid(name, this.raw(name) ?? '');
	}

	optional(name: VariableName): string | undefined {
		const value = this.raw(name);
		return value === undefined ? undefined : this.#valid(name, value);
	}

	integer(name: VariableName): number {
		return this.#valid(name, Number(this.raw(name)));
	}

	flag(name: VariableName): boolean {
		return this.string(name) === '1';
	}

	list(name: VariableName): string[] {
		const values = (this.raw(name) ?? '').split(/[\s,]+/).filter(Boolean);
		return values.map((value) => this.#valid(name, value));
	}

	/** Absolute; nothing need be there. */
	path(name: VariableName): string | undefined {
		const value = this.optional(name);
		return value && resolve(this.#root, value);
	}

	/** Of a file or folder that has to be there. */
	existingPath(name: VariableName): string | undefined {
		const found = this.path(name);
		if (found && !existsSync(found)) throw badValue(name, this.optional(name));
		return found;
	}

	#valid<T extends string | number>(name: VariableName, value: T): T {
		const schema: TSchema = VARIABLES[name].schema;
		if (Value.Check(schema, value)) return value;
		throw badValue(name, this.#env[name]);
	}
}
