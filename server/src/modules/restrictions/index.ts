import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { applications } from './application.store.ts'
import { restrictionRoutes } from './restriction.routes.ts'
import { endRestrictions, restrictedOf } from './restriction.service.ts'
import { restrictionsMessages } from './messages.ts'

// Commands for restrictions, for the demo.
export { submitRestore } from './application.service.ts'
export { imposeRestrictions } from './restriction.service.ts'

export const restrictions: Module = {
  messages: restrictionsMessages,
  routes: restrictionRoutes,
  queryPorts: { restrictedOf },
  jobs: [everyTenant({ name: 'restrictions.end', everySeconds: 60, run: endRestrictions })],
  canRead: {
    restoreApplication: async (db, actor, id) => {
      const application = await applications.findIfThere(db, id)
      if (application?.person_id === actor.personId) return true
      return actor.permissions.has('restriction.manage') && application !== undefined && application.status !== '01'
    },
  },
}
