import type { Module } from '#kit/module.ts'
import { loginRoutes } from './login.routes.ts'
import { forgetStaleLogins } from './password.service.ts'

export { type Attempt, goOn, passAttempt } from './attempt.service.ts'

export const login: Module = {
  routes: loginRoutes,
  jobs: { 'login.forgetStale': { everySeconds: 600, run: forgetStaleLogins } },
}
