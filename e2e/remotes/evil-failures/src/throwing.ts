throw new Error('thrown at import');

export const Never = () => null;
