export const editPath = (id: string): string => `/projectEdit?id=${id}`
export const comparisonPath = (id: string): string => `/projectComparison?id=${id}`
export const managePath = (id: string): string => `/projectManage?id=${id}`
