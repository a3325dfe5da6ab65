/** Paths of the rooms of an auction and of its replay. */
export const auctionRoomPath = (id: string): string => `/auctionRoom?id=${id}`
export const auctionConsolePath = (id: string): string => `/auctionConsole?id=${id}`
export const auctionReplayPath = (id: string): string => `/auctionReplay?id=${id}`
