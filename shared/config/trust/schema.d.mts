export const GRANTS: object;
export const LIST: object;
export const PLACE_FRAME: object;
