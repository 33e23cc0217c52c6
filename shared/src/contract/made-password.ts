/** Without those that are mistaken for each other when read out or typed at a terminal: 0 o 1 l i. */
export const MADE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
