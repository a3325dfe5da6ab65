/** Where the key of a project is made, and its quotes are opened. */
export const openingPath = (id: string): string => `/projectOpening?projectId=${id}`
