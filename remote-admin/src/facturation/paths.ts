export const LIST_PATH = '/dashboard/company/facturation';
export const pdfPathOf = (factuId: string) => `${LIST_PATH}/${factuId}/pdf`;
