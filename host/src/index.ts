// Before anything is loaded by script: says from where, and with which hash.
import './federation/integrity.ts';
import './federation/trustedTypes.ts';
import { takeLink } from './mixes/wanted.ts';
import { showStartFailure } from './startFailure.ts';

// Before the router reads the address.
takeLink();

// The federation's share scope must stand before any module that is shared is used.
import('./bootstrap.tsx').catch(showStartFailure);
