type Properties<K extends string> = { readonly properties: Readonly<Record<K, object>> };
export const WORDS: object;
export const ID: object;
export const NAME: object;
export const LABEL: Properties<'fr' | 'en' | 'de'>;
export const ROUTE: Properties<'id' | 'path' | 'permission' | 'roles' | 'title'>;
export const MENU_ENTRY: Properties<
	'id' | 'slot' | 'position' | 'icon' | 'label' | 'routes' | 'superuserRoutes'
>;
/** `propertyNames`: where a redirect begins; `additionalProperties`: where it leads. */
export const REDIRECTS: { readonly propertyNames: object; readonly additionalProperties: object };
export const META: object;
export const FRAME: object;
export const MANIFEST: object;
export const PLACE: object;
export const CANARY: object;
export const REGISTRY: object;
export const REMOVAL: object;
export const REMOVED: object;
