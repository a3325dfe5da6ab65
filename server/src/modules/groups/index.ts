import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { groupsMessages } from './messages.ts'
import { groupRoutes } from './offer.routes.ts'
import { settleGroups } from './settle.service.ts'

// Commands for the demo, which performs them without pages.
export { joinGroup } from './group.service.ts'
export { createOffer, decideOffer, moveOffer } from './offer.service.ts'
export { settleGroups }
// For planned quantities that join a group.
export { joinableOffers } from './offer.store.ts'

export const groups: Module = {
  messages: groupsMessages,
  routes: groupRoutes,
  jobs: [
    everyTenant({
      name: 'groups.settle',
      everySeconds: 15,
      run: async (context) => void (await settleGroups(context)),
    }),
  ],
}
