/** Page of planned purchase: what it tells visitors and people without access has prescribed words. */
export const plannedPath = '/demandList'
