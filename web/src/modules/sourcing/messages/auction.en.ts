import { auctionLots, auctionProxy } from './en/auctionProxy.ts'
import { auctionReplay } from './en/auctionReplay.ts'
import { auctionRoom } from './en/auctionRoom.ts'
import { openingRecord } from './en/openingRecord.ts'

/** Messages of the rooms of an auction and of its replay. */
export const messages = { auctionLots, auctionProxy, auctionReplay, auctionRoom, openingRecord }
