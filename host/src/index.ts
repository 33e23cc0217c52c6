// Before anything is loaded by script: says from where, and with which hash.
import './federation/integrity/integrity.ts';
import './federation/integrity/trustedTypes.ts';
// Before React: it looks for whom to tell of its work once, when it begins.
import './federation/watch/commits.ts';
import { takeLink } from './mixes/wanted.ts';
import { showStartFailure } from './startFailure.ts';

// Before the router reads the address.
takeLink();

// Who has to sign in gets what that needs, and nothing else; the page loads anew afterwards.
// `first-paint.js` decided it, and asked for the files.
const begun =
	document.documentElement.dataset.begins === 'sign-in'
		? import(/* webpackChunkName: "sign-in" */ './signIn.tsx')
		: import(/* webpackChunkName: "begin" */ './begin.ts').then(({ begin }) => begin());
begun.catch(showStartFailure);
