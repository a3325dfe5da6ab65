import { eventsOf } from '#contract/kit/event.ts'
import { Id, Maybe, Price, shape, Type } from '#contract/kit/schema.ts'
import { OfferStatus } from './offer.ts'

const facts = shape({ offerNo: Type.String(), name: Type.String(), supplierId: Id }).properties

export const groupsEvents = {
  ...eventsOf('groupOffer', OfferStatus, {
    saved: facts,
    submitted: facts,
    withdrawn: facts,
    discarded: facts,
    approved: facts,
    refused: facts,
    cancelled: facts,
    reached: { ...facts, pledged: Type.Integer(), price: Maybe(Price) },
    dissolved: { ...facts, pledged: Type.Integer() },
  }),
}
