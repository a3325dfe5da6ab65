import {
  acceptInvitation as acceptRoute,
  inviteStaff as inviteRoute,
  readInvitation as readRoute,
} from '#contract/platform/invitations.ts'
import { getChecklist } from '#contract/platform/checklist.ts'
import { serve } from '#kit/http/serve.ts'
import { everyInstallation, everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { checklistOf, countUsage, remindOfEnd } from './checklist/checklist.service.ts'
import { dataExportRoutes } from './dataExports/dataExport.routes.ts'
import { dataExportJob, expireExports } from './dataExports/dataExport.service.ts'
import { deletionRoutes } from './deletions/deletion.routes.ts'
import { removeDueTenants } from './deletions/removal.job.ts'
import { acceptInvitation, readInvitation } from './invitation/administratorInvitation.service.ts'
import { invitationMailJob } from './invitation/invitationMail.job.ts'
import { inviteStaff } from './invitation/staffInvitation.service.ts'
import { platformMessages } from './messages.ts'
import type { PlatformOptions } from './platformOptions.ts'
import { endSandboxes, removeSandboxes } from './sandboxes/sandbox.job.ts'
import { sandboxRoutes } from './sandboxes/sandbox.routes.ts'
import { fillDemoJob } from './tenants/founding.service.ts'
import { tenantRoutes } from './tenants/tenant.routes.ts'
import { platformSources } from './workbench.ts'

export { countUsage } from './checklist/checklist.service.ts'
export { approveDeletion, requestDeletion } from './deletions/deletion.service.ts'
export { linkOf } from './invitation/administratorInvitation.service.ts'
export type { TenantTransfer, WrittenRows } from './platformOptions.ts'
export { type FoundedTenant, foundPlatform, foundTenant } from './tenants/founding.service.ts'
export { platformRole } from './tenants/starterRoles.ts'
export { suspendTenant } from './tenants/tenant.service.ts'

/** Tenants as the platform runs them. Its permissions count in the platform's own tenant alone. */
export const platform = (options: PlatformOptions): Module => ({
  routes: (app) => {
    tenantRoutes(options)(app)
    deletionRoutes(app)
    dataExportRoutes(options.contents)(app)
    sandboxRoutes(options)(app)
    serve(app, getChecklist, async ({ db }) => ({ steps: await checklistOf(db) }))
    serve(app, inviteRoute, async ({ db, actor, input }) => {
      await inviteStaff(db, actor, input.userId)
      return null
    })
    serve(app, readRoute, ({ db, input }) => readInvitation(db, input.token))
    serve(app, acceptRoute, ({ actor, input }) => acceptInvitation(app.context, actor, input))
  },
  jobs: [
    everyTenant({ name: 'platform.countUsage', everySeconds: 3600, run: countUsage }),
    everyTenant({ name: 'platform.remindOfEnd', everySeconds: 3600, run: remindOfEnd }),
    everyTenant({
      name: 'platform.expireExports',
      everySeconds: 3600,
      run: (context) => expireExports(options.contents, context),
    }),
    everyTenant({
      name: 'platform.removeTenants',
      everySeconds: 60,
      run: (context) => removeDueTenants(context, options.transfer),
    }),
    everyInstallation({ name: 'platform.endSandboxes', everySeconds: 600, run: endSandboxes }),
    everyInstallation({
      name: 'platform.removeSandboxes',
      everySeconds: 60,
      run: (context) => removeSandboxes(context, options.transfer),
    }),
    invitationMailJob(options.mail, options.portalUrlOf),
    fillDemoJob(options.fillDemo),
    dataExportJob(options),
  ],
  messages: platformMessages,
  workbench: platformSources,
})
