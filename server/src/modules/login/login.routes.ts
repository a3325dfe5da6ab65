import { changeLoginDept, deptChoose, myAccounts as myAccountsRoute } from '#contract/login/accountSwitch.ts'
import * as contract from '#contract/login/login.ts'
import * as passwords from '#contract/login/passwords.ts'
import * as captcha from '#contract/login/captcha.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { continueLogin } from './session.service.ts'
import { newCaptcha, newSlider } from './captcha/captcha.service.ts'
import { switchAccount, chooseAccount, listMyAccounts } from './accountSwitch.service.ts'
import { newCipherKey, decodeOpUser } from './passwords/cipherKey.service.ts'
import { strategyOf } from './passwords/passwordStrategy.service.ts'
import { checkSingleAccount, logInByPassword, resolveNameKind } from './passwords/password.service.ts'

export function loginRoutes(app: App) {
  const { context } = app

  serve(app, contract.publicKey, ({ db, actor, request }) =>
    newCipherKey(db, actor, decodeOpUser(request.headers['opuser'])),
  )
  serve(app, captcha.verifyCode, ({ db, actor, input }) => newCaptcha(db, actor, input.key))
  serve(app, captcha.getImageVerifyCode, ({ db, actor }) => newSlider(db, actor))
  serve(app, passwords.passwdStrategy, ({ db }) => strategyOf(db))

  serve(app, contract.checkJobNoMobile, ({ actor, input }) => resolveNameKind(context, actor, input))

  serve(app, contract.checkUserNumByMobileBeforeLogin, async ({ actor, input }) => {
    await checkSingleAccount(context, actor, input)
    return null
  })

  serve(app, contract.login, ({ actor, input }) => logInByPassword(context, actor, input))

  serve(app, myAccountsRoute, ({ db, actor }) => listMyAccounts(context, db, actor))
  serve(app, changeLoginDept, ({ actor, input }) => switchAccount(context, actor, input.userCode))
  serve(app, deptChoose, async ({ db, actor, input }) => ({ key: await chooseAccount(context, db, actor, input) }))

  serve(app, contract.afterCheckLogin, ({ actor, input }) =>
    continueLogin(context, actor, { key: input.key, userCode: input.userCode }),
  )
}
