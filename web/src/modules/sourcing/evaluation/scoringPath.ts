export const scoringPath = (id: string): string => `/projectScoring?projectId=${id}`
