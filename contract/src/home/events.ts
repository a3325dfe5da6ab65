import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Maybe, Type } from '#contract/kit/schema.ts'

const ofPage = { page: Type.String() }

export const homeEvents = {
  ...eventsOf('homePage', noStates, {
    saved: { ...ofPage, blocks: Type.Integer() },
    reset: ofPage,
    published: {
      ...ofPage,
      no: Type.Integer(),
      startsAt: Type.String(),
      endsAt: Maybe(Type.String()),
      blocks: Type.Integer(),
    },
    rolledBack: { ...ofPage, no: Type.Integer(), from: Type.Integer() },
    withdrawn: { ...ofPage, no: Type.Integer() },
  }),
}
