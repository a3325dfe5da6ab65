export const planPath = (id: string): string => `/planDetail?id=${id}`
export const cyclePath = (id: string): string => `/planCycleDetail?id=${id}`
