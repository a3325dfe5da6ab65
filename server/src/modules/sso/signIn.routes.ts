import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/sso/sso.ts'
import * as accountMappings from '#contract/sso/accountMappings.ts'
import * as jumps from '#contract/sso/jumps.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { SsoDenied, logReasonOf } from './adapters/adapter.ts'
import { findApps } from './app.store.ts'
import { startOrFinishSignIn } from './signIn.service.ts'
import type { SsoContext } from './ssoContext.ts'
import { codeForMall, mallAddresses, supplierEntranceUrl } from './outboundSso.service.ts'
import { exchangeCode, operationalLogin, signOperationalLogin } from './operationalRole.service.ts'
import { logInWithKey } from './outboundCode.service.ts'
import { mappingsOfUser } from './subject.store.ts'
import { signInWithUserToken } from './userToken.service.ts'

const entrances = { ygcg: 'purchaser', gys: 'supplier' } as const

/** Denied sign-ons: the caller gets the refusal; the reason is logged. */
async function logDenial<T>({ log }: FastifyRequest, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof SsoDenied)) throw error
    log.warn({ refusal: error.code, reason: logReasonOf(error) }, 'a sign-on from outside was refused')
    return refuse(error.code)
  }
}

/** Inbound SSO: calls of the entry pages, and those specified for other systems. */
export function signInRoutes(app: App, ssoContext: SsoContext) {
  const { context } = app

  serve(app, contract.enterSso, ({ actor, input, request }) => {
    const params = new URLSearchParams(input.search)
    const signIn = { page: input.page, app: input.app ?? '', params, secret: input.secret, path: input.path ?? '' }
    return logDenial(
      request,
      startOrFinishSignIn(ssoContext, context, actor, { ...signIn, origin: app.context.originOf(request) }),
    )
  })

  for (const route of [contract.authLoginKeyByGet, contract.authLoginKey])
    serve(app, route, ({ actor, input }) => logInWithKey(context, actor, input.key))

  for (const route of [contract.callbackSsoByGet, contract.callbackSso])
    serve(app, route, ({ actor, input: { app: code = '', userToken, jumpType }, request }) => {
      const entrance = jumpType && entrances[jumpType]
      const call = { app: code, userToken, entrance, origin: app.context.originOf(request) }
      return logDenial(request, signInWithUserToken(ssoContext, context, actor, call))
    })

  for (const route of [contract.gldSsoLoginByGet, contract.gldSsoLogin])
    serve(app, route, ({ actor, input: { app: code, userToken }, request }) =>
      logDenial(
        request,
        signInWithUserToken(ssoContext, context, actor, {
          app: code,
          userToken,
          origin: app.context.originOf(request),
        }),
      ),
    )

  serve(app, contract.ssoRedirect, ({ actor, input: { dealPath }, request }) => {
    const params = new URLSearchParams()
    const signIn = { page: '/hrsjSsoLogin', app: '', params, secret: undefined, path: dealPath } as const
    return logDenial(
      request,
      startOrFinishSignIn(ssoContext, context, actor, { ...signIn, origin: app.context.originOf(request) }),
    )
  })
}

/** Outbound SSO: to malls, to the suppliers' entrance and to applications. */
export function outboundSsoRoutes(app: App, ssoContext: SsoContext) {
  serve(app, jumps.getUrlList, async ({ db }) => {
    const { mall, fl, fw, gld } = await mallAddresses(db)
    return { mallUrl: mall, flUrl: fl, fwUrl: fw, gldUrl: gld }
  })
  serve(app, jumps.supplierSso, ({ db, actor, request }) =>
    supplierEntranceUrl(db, actor, app.context.originOf(request)),
  )
  serve(app, jumps.mallSso, async ({ db, actor, input }) => ({ data: await codeForMall(db, actor, input.type) }))

  serve(app, accountMappings.getByAccount, async ({ db, actor, input: { account } }) => {
    const rows = account === actor.userCode ? await mappingsOfUser(db, actor.userId) : []
    if (rows.length === 0) return refuse('sso.noMapping')
    return rows.map((row) => ({
      account,
      userCode: actor.userCode,
      entryName: row.entry_name,
      extAccount: row.subject,
    }))
  })

  serve(app, jumps.listTenantApps, async ({ db, actor }) =>
    (await findApps(db, { kinds: ['app'] })).map((row) => ({
      appName: row.name,
      enName: row.en_name,
      app: row.code,
      tenantId: actor.tenantId,
      appDomain: row.address,
    })),
  )
  serve(app, jumps.signOperationalRole, ({ db, actor, input }) =>
    signOperationalLogin(ssoContext, db, actor, input.app),
  )
  for (const route of [jumps.operationalRoleLoginByGet, jumps.operationalRoleLogin])
    serve(app, route, ({ db, actor, input }) => operationalLogin(ssoContext, db, actor, input))
  serve(app, jumps.exchangeCode, ({ db, actor, input }) => exchangeCode(ssoContext, db, actor, input))
}
