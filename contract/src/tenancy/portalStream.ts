/** Changes of a portal that open pages react to: names of server-sent events without data. */
export const portalChanges = ['settings', 'home', 'words', 'articles', 'menus'] as const
export type PortalChange = (typeof portalChanges)[number]

/**
 * Public server-sent events stream that notifies open pages of portal changes; not a route, because it has no envelope.
 */
export const portalStream = '/portalent/api/portalEnt/stream'
