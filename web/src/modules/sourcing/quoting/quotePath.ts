/** Path of a supplier's quoting page. */
export const quotePath = (projectId: string): string => `/supplierQuote?id=${projectId}`
