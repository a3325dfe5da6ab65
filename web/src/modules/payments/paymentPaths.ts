export const requestPath = (id: string): string => `/paymentRequest?id=${id}`
export const batchPath = (id: string): string => `/paymentBatch?id=${id}`

export const rowKey = ({ id }: { readonly id: string }) => id
