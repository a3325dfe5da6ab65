import { everyTenant } from '#kit/jobs.ts'
import type { Module } from '#kit/module.ts'
import { contactRoutes } from './contact.routes.ts'
import { factorRoutes } from './factor.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { qrRoutes } from './qr.routes.ts'
import { forgetStaleLogins } from './password.service.ts'
import { passwordRoutes, smsRoutes } from './sms.routes.ts'

export { changerOf, type FactorStep } from './factor.service.ts'
export { giveAuthenticator } from './enrol.service.ts'
export { codeAt } from './totp.ts'
export { configsOf } from './config.service.ts'
export { type Attempt, goOn, passAttempt } from './attempt.service.ts'

export const login: Module = {
  routes: (app) => {
    loginRoutes(app)
    factorRoutes(app)
    smsRoutes(app)
    passwordRoutes(app)
    contactRoutes(app)
    qrRoutes(app)
  },
  jobs: [everyTenant({ name: 'login.forgetStale', everySeconds: 600, run: forgetStaleLogins })],
}
