import type { Module } from '#kit/module.ts'
import { signInRoutes, outboundSsoRoutes } from './signIn.routes.ts'
import { appRoutes } from './app.routes.ts'
import { entryRoutes } from './entry.routes.ts'
import { samlFormRoutes } from './samlForm.routes.ts'
import { subjectRoutes } from './subject.routes.ts'
import { createSsoContext, type SsoOptions } from './ssoContext.ts'

export { createApp } from './app.service.ts'
export { addSubject, createEntry, switchEntry } from './entry.service.ts'
export { hasProvenEntry } from './entry.store.ts'
export { createSsoContext } from './ssoContext.ts'

export const sso = (options: SsoOptions): Module => ({
  routes: (app) => {
    const ssoContext = createSsoContext(options, app.context.encryptionKey)
    entryRoutes(app, ssoContext)
    subjectRoutes(app, ssoContext)
    appRoutes(app, ssoContext)
    signInRoutes(app, ssoContext)
    outboundSsoRoutes(app, ssoContext)
    samlFormRoutes(app, ssoContext)
  },
})
