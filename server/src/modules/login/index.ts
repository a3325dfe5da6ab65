import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Module } from '#kit/module.ts'
import { administrationRoutes } from './administration.routes.ts'
import { isLoginLocked, lockedPeople } from './administration.service.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { forgetPendingOf } from './contact/contact.service.ts'
import { factorRoutes } from './factors/factor.routes.ts'
import { beginLetterProof, factorMethodsOfAccount, redeemLetterProof } from './factors/letterProof.service.ts'
import { loginRoutes } from './login.routes.ts'
import { qrRoutes } from './qr/qr.routes.ts'
import { removeExpiredLoginData } from './cleanup.service.ts'
import { passwordRoutes, smsRoutes } from './sms/sms.routes.ts'
import { loginMessages } from './messages.ts'
import { trialRoutes } from './trial/trial.routes.ts'
import { trialStore } from './trial/trial.store.ts'

export { replacePassword, unlockLogin } from './administration.service.ts'
export { captchaRefusal } from './captcha/captcha.service.ts'
export { authorizeFactorChange, type FactorStep } from './factors/factorHolder.service.ts'
export { takeChallenge } from './factors/passkeyChallenge.service.ts'
export { proposePasskey, registeredPasskey } from './factors/passkeyRegistration.ts'
export { setAuthenticator } from './factors/totpEnrolment.service.ts'
export { totpCodeAt } from './factors/totp.ts'
export { type PendingLogin, savePendingLogin } from './pendingLogin.service.ts'
export { choosePassword } from './passwords/passwordReset.service.ts'
export { continueLogin } from './session.service.ts'
export { requestCode } from './sms/codeRequest.service.ts'
export { trialFlow } from './trial/trial.rules.ts'
// Commands of trials, for the demo.
export { addTrial } from './trial/trial.service.ts'
export { convertTrial, endTrial, extendTrial, noteTrial, takeTrial } from './trial/trialQueue.service.ts'
export { redeemNumberCode, sendCode } from './sms/smsCode.service.ts'

const trialTodos = trialStore.todos({ title: 'org_name', note: 'contacts_name' })

export const login: Module = {
  messages: loginMessages,
  queryPorts: {
    isLoginLocked,
    lockedPeople,
    factorMethodsOf: factorMethodsOfAccount,
    beginLetterProof,
    redeemLetterProof,
  },
  routes: (app) => {
    loginRoutes(app)
    administrationRoutes(app)
    factorRoutes(app)
    smsRoutes(app)
    passwordRoutes(app)
    contactRoutes(app)
    qrRoutes(app)
    trialRoutes(app)
  },
  workbench: { todos: { 'trial.followUp': (db, _, span) => trialTodos(db, span) } },
  // Invalidates codes and pending logins of a number that an operator has replaced.
  listeners: { 'person.contactChanged': forgetPendingOf },
  jobs: [everyTenant({ name: 'login.forgetStale', everySeconds: 600, run: removeExpiredLoginData })],
}
