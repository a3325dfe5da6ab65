import { auctionLots, auctionProxy } from './zh-CN/auctionProxy.ts'
import { auctionReplay } from './zh-CN/auctionReplay.ts'
import { auctionRoom } from './zh-CN/auctionRoom.ts'
import { openingRecord } from './zh-CN/openingRecord.ts'

/** Messages of the rooms of an auction and of its replay. */
export const messages = { auctionLots, auctionProxy, auctionReplay, auctionRoom, openingRecord }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'sourcing.auction': typeof messages
  }
}
