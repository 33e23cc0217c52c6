for (;;);

export const Never = () => null;
