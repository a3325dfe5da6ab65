/** Path of a project's key ceremony and opening. */
export const openingPath = (id: string): string => `/projectOpening?projectId=${id}`
