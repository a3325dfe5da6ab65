export const documentPath = (id: string): string => `/stockDocument?id=${id}`

export const rowKey = ({ id }: { readonly id: string }) => id
