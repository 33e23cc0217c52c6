/**
 * What a step answers that has sent the reply itself. Not the reply: that is a thenable, and whoever
 * awaits it waits for the end of the response and is left with nothing.
 */
export const SENT = Symbol('sent');
