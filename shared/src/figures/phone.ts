/** `+509` and eight digits, the phones of Haiti. */
const HAITIAN_PHONE = /^\+509(\d{2})(\d{2})(\d{4})$/;

/** E.164 as people read it: `+509 34 56 7890`; phones of elsewhere as they are. */
export const formatPhone = (e164: string): string => e164.replace(HAITIAN_PHONE, '+509 $1 $2 $3');
