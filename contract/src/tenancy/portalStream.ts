/** What can change of a portal while people look at it: each is the name of a server-sent event without data. */
export const portalChanges = ['settings', 'home', 'words', 'articles'] as const
export type PortalChange = (typeof portalChanges)[number]

/** Tells open pages what has changed of their portal: server-sent events, which no envelope holds. For everybody. */
export const portalStream = '/portalent/api/portalEnt/stream'
