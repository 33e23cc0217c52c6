export const LIST_PATH = '/dashboard/company/list';
export const rulesPathOf = (companyId: string) => `/dashboard/company/${companyId}/rules`;
