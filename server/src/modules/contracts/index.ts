import type { Files } from '#kit/files/files.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { contractApproval } from './approval.service.ts'
import { mayReadContract } from './contract.access.service.ts'
import { lapseContracts, warnOfDates } from './contract.dates.service.ts'
import { contractRoutes } from './contract.routes.ts'
import { depositRoutes } from './deposits/deposit.routes.ts'
import { freezing } from './documents/freeze.service.ts'
import { contractsMessages } from './messages.ts'
import { performanceRoutes } from './performance/performance.routes.ts'
import { evidenceRoutes } from './signing/evidence.routes.ts'
import { sealRoutes } from './seals/seal.routes.ts'
import { signingRoutes } from './signing/signing.routes.ts'
import { templateRoutes } from './templates/template.routes.ts'
import { contractsSources } from './workbench.ts'

// Commands for the demo, which performs them without pages.
export { decideContract } from './approval.service.ts'
export { changeContract } from './changes/change.service.ts'
export { lapseContracts, warnOfDates }
export { archiveContract, createContract, moveContract, voidContract } from './contract.service.ts'
export { renderDocument } from './documents/freeze.service.ts'
export { decideDeposit, reportDeposit, settleDeposit } from './deposits/deposit.service.ts'
export { createSeal } from './seals/seal.service.ts'
export { signOnPaper, witnessScan } from './signing/paper.service.ts'
export { verifyEvidence } from './signing/evidence.verify.ts'
export { refuseContract } from './signing/refuse.service.ts'
export { moveStage } from './stages/stage.service.ts'
export { createTemplate, moveTemplate } from './templates/template.service.ts'

export const contracts = (contents: Files): Module => ({
  messages: contractsMessages,
  routes: (app) => {
    templateRoutes(app)
    sealRoutes(app)
    contractRoutes(contents)(app)
    signingRoutes(contents)(app)
    evidenceRoutes(app)
    depositRoutes(app)
    performanceRoutes(app)
  },
  jobs: [
    freezing(contents),
    everyTenant({ name: 'contracts.lapse', everySeconds: 60, run: lapseContracts }),
    everyTenant({ name: 'contracts.warnOfDates', everySeconds: 3600, run: warnOfDates }),
  ],
  approvals: { contract: contractApproval },
  canRead: { contract: mayReadContract },
  workbench: contractsSources,
})
