export { lastUse } from './lastUse.ts';
export { Can, useCan } from './permission.tsx';
export { STORED, storage } from './storage.ts';
export { can, page, type SessionStatus, useSession } from './store.ts';
