export const agreementPath = (id: string): string => `/agreementDetail?id=${id}`
