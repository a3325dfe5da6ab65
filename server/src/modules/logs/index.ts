import { keptDays } from '#contract/kit/calls/callLog.ts'
import { getAuditChain, verifyAuditChain } from '#contract/logs/auditChain.ts'
import { removeOldCalls } from '#kit/callLog/callLog.store.ts'
import { serve } from '#kit/http/serve.ts'
import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { auditChainOf, verifyChain, verifyDaily } from './auditChain.service.ts'
import { logRoutes } from './log.routes.ts'

const dayMs = 86_400_000

/** Logs of logins, operations, exports, messages and slow calls, and the audit chain with its verification. */
export const logs: Module = {
  routes: (app) => {
    logRoutes(app)
    serve(app, getAuditChain, ({ db }) => auditChainOf(db))
    serve(app, verifyAuditChain, ({ db: database, actor }) => verifyChain(database, actor))
  },
  jobs: [
    everyTenant({ name: 'logs.verifyChain', everySeconds: 86_400, run: verifyDaily }),
    everyTenant({
      name: 'logs.removeOld',
      everySeconds: 3600,
      run: async ({ database, tenantId, now }) => {
        const before = new Date(now.getTime() - keptDays * dayMs)
        await database.write(tenantId, (tx) => removeOldCalls(tx, { before }))
      },
    }),
  ],
  messages: {
    'auditChain.broken': ({ data: { link } }) => ({
      template: 'auditChainBroken',
      to: { operatorsWith: 'system.audit' },
      facts: { link },
    }),
  },
}
