/** Signal topic of a project whose round has closed. */
export const headTopic = (projectId: string): string => `closingHead ${projectId}`
