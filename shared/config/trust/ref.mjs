/** @import { BuildRef } from '../../src/federation/manifest.ts' */

/** Which build something is of, without what else is said of it. @param {BuildRef} build @returns {BuildRef} */
export const refOf = ({ url, version, build, integrity }) => ({ url, version, build, integrity });
