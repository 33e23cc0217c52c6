// Before anything is loaded by script: says from where, and with which hash.
import './federation/integrity/integrity.ts';
import './federation/integrity/trustedTypes.ts';
// Before React: it looks for whom to tell of its work once, when it begins.
import './federation/watch/commits.ts';
import { takeLink } from './mixes/wanted.ts';
import { showStartFailure } from './startFailure.ts';

// Before the router reads the address.
takeLink();

// The federation's share scope must be before any module that is shared is used.
import('./bootstrap.tsx').catch(showStartFailure);
