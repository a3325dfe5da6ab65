import * as contract from '#contract/platform/sandboxes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import type { PlatformOptions } from '../platformOptions.ts'
import { createSandbox, endSandbox, resetSandbox, sandboxMessages, sandboxOfCompany } from './sandbox.service.ts'

export const sandboxRoutes =
  ({ portalUrlOf }: Pick<PlatformOptions, 'portalUrlOf'>) =>
  (app: App) => {
    const context = { database: app.context.database, portalUrlOf }
    serve(app, contract.getSandbox, ({ actor }) => sandboxOfCompany(context, actor))
    serve(app, contract.createSandbox, ({ actor }) => createSandbox(context, actor))
    serve(app, contract.resetSandbox, ({ actor, input }) => resetSandbox(context, actor, input))
    serve(app, contract.endSandbox, async ({ db, actor, input }) => {
      await endSandbox(db, actor, input.id)
      return null
    })
    serve(app, contract.listSandboxMessages, ({ actor }) => sandboxMessages(context, actor))
  }
