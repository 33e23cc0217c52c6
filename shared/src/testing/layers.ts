/**
 * In place of `ui/theme/layers.ts`: jsdom passes over layers, so what parts look like costs no test time, and nothing waits for the
 * end of an animation, which never comes there.
 */
export const drawInNoLayer = (): void => undefined;
