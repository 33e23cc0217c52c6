/**
 * One for the page: only the runtime that was there before React knows the renderer, so a remote with
 * a copy of its own would build its changes anew and show none of them.
 */
/** @type {typeof globalThis & { borletteRefreshRuntime?: unknown }} */
const page = globalThis;
page.borletteRefreshRuntime ??= require('borlette-refresh-runtime');
module.exports = page.borletteRefreshRuntime;
