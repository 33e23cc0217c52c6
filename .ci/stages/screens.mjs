/** Reads metadata with packages that the run installs, so it is loaded when its turn comes. @param {import('../stages.mjs').Context} context */
export const screens = async (context) => (await import('../screens/check.mjs')).screens(context);
