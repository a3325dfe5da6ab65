import { changeLoginDept, deptChoose, myAccounts as myAccountsRoute } from '#contract/login/accountSwitch.ts'
import * as contract from '#contract/login/login.ts'
import { type App, serve } from '#kit/serve.ts'
import { goOn } from './attempt.service.ts'
import { newCaptcha, newSlider } from './captcha.service.ts'
import { changeAccount, chooseAccount, myAccounts } from './switch.service.ts'
import { newCipherKey, opUserIn } from './cipherKey.service.ts'
import { strategyOf } from './exam.service.ts'
import { askForOne, logIn, readWay } from './password.service.ts'

export function loginRoutes(app: App) {
  const { context } = app

  serve(app, contract.publicKey, ({ sql, actor, request }) =>
    newCipherKey(sql, actor, opUserIn(request.headers['opuser'])),
  )
  serve(app, contract.verifyCode, ({ sql, actor, input }) => newCaptcha(sql, actor, input.key))
  serve(app, contract.getImageVerifyCode, ({ sql, actor }) => newSlider(sql, actor))
  serve(app, contract.passwdStrategy, ({ sql }) => strategyOf(sql))

  serve(app, contract.checkJobNoMobile, ({ actor, input }) => readWay(context, actor, input))

  serve(app, contract.checkUserNumByMobileBeforeLogin, async ({ actor, input }) => {
    await askForOne(context, actor, input)
    return null
  })

  serve(app, contract.login, ({ actor, input }) => logIn(context, actor, input))

  serve(app, myAccountsRoute, ({ sql, actor }) => myAccounts(context, sql, actor))
  serve(app, changeLoginDept, ({ actor, input }) => changeAccount(context, actor, input.userCode))
  serve(app, deptChoose, async ({ sql, actor, input }) => ({ key: await chooseAccount(context, sql, actor, input) }))

  serve(app, contract.afterCheckLogin, ({ actor, input }) =>
    goOn(context, actor, { key: input.key, userCode: input.userCode }),
  )
}
