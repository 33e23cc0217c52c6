export { along, ownerOf, unsent } from './along.ts';
export { useCompanyMenu } from './companyMenu.ts';
export { lastUse } from './lastUse.ts';
export { Can, useCan, useLacksCompany, useMayCall } from './permission.tsx';
export { type SignedOut, whySignedOut } from './signedOut.ts';
export { NAMES, STORED, storage } from './storage.ts';
export { can, isEverywhere, page, type SessionStatus, useSession } from './store.ts';
export { draftKeyOf, unsaved } from './unsaved.ts';
