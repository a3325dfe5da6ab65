/** Where a supplier quotes for a project. */
export const quotePath = (projectId: string): string => `/supplierQuote?id=${projectId}`
