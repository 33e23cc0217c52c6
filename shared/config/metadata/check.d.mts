export function isGood(schema: object, value: unknown): boolean;
