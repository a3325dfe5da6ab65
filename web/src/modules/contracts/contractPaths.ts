export const contractPath = (id: string): string => `/contract?id=${id}`
