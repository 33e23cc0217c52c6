/** What a row is called where it is chosen: lists offer themselves as choices under it. */
export const named = ({ name }: { name: string }): string => name;

/** The same of people. */
export const fullName = ({
	first_name,
	last_name,
}: Record<'first_name' | 'last_name', string>): string => `${first_name} ${last_name}`;
