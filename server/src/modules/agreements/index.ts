import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { moveByDate, warnOfEnd } from './agreement.dates.service.ts'
import { mayReadAgreement } from './agreement.access.service.ts'
import { agreementRoutes } from './agreement.routes.ts'
import { agreementApproval } from './approval.service.ts'
import { tellReached } from './caps/cap.service.ts'
import { followIndices } from './indices/follow.service.ts'
import { indexRoutes } from './indices/index.routes.ts'
import { agreementsMessages } from './messages.ts'

export { findAgreement, findCompeting } from './agreement.access.service.ts'
export { agreeOnAward } from './awarded.service.ts'
// Commands for the demo, which performs them without pages.
export {
  createAgreement,
  declineAgreement,
  moveAgreement,
  suspendAgreement,
  terminateAgreement,
} from './agreement.service.ts'
export { confirmAgreement, leaveAgreement } from './parties/party.service.ts'
export { decideAgreement } from './approval.service.ts'
export { changeAgreement, extendAgreement } from './changes/change.service.ts'
export { createPriceIndex, recordIndexValue } from './indices/index.service.ts'
export { followIndices, moveByDate, warnOfEnd }

export const agreements: Module = {
  messages: agreementsMessages,
  routes: (app) => {
    agreementRoutes(app)
    indexRoutes(app)
  },
  listeners: { 'order.submitted': tellReached, 'order.edited': tellReached, 'order.changeAgreed': tellReached },
  jobs: [
    everyTenant({ name: 'agreements.moveByDate', everySeconds: 60, run: moveByDate }),
    everyTenant({ name: 'agreements.warnOfEnd', everySeconds: 3600, run: warnOfEnd }),
    everyTenant({ name: 'agreements.followIndices', everySeconds: 300, run: followIndices }),
  ],
  approvals: { agreement: agreementApproval },
  canRead: { agreement: mayReadAgreement },
}
