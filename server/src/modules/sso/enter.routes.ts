import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/sso/sso.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/serve.ts'
import { NotLetIn, reasonIn } from './adapter.ts'
import { findApps } from './app.store.ts'
import { enter } from './enter.service.ts'
import type { Ground } from './ground.ts'
import {
  codeForMall,
  exchange,
  mallAddresses,
  openWithKey,
  operationalLogin,
  signFor,
  wayToSuppliers,
} from './jump.service.ts'
import { mappingsOfUser } from './subject.store.ts'
import { comeWithToken } from './token.service.ts'

const entrances = { ygcg: 'purchaser', gys: 'supplier' } as const

/** The stranger hears the refusal, the log hears why. */
async function saying<T>({ log }: FastifyRequest, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof NotLetIn)) throw error
    log.warn({ refusal: error.code, reason: reasonIn(error) }, 'a sign-on from outside was refused')
    return refuse(error.code)
  }
}

/** Coming in: the calls that pages of entries make, and those of the specification for other systems. */
export function enterRoutes(app: App, ground: Ground) {
  const { house } = app

  serve(app, contract.enterSso, ({ actor, input, request }) => {
    const given = new URLSearchParams(input.search)
    const coming = { page: input.page, app: input.app ?? '', given, secret: input.secret, path: input.path ?? '' }
    return saying(request, enter(ground, house, actor, { ...coming, origin: app.house.originOf(request) }))
  })

  for (const route of [contract.authLoginKeyByGet, contract.authLoginKey])
    serve(app, route, ({ actor, input }) => openWithKey(house, actor, input.key))

  for (const route of [contract.callbackSsoByGet, contract.callbackSso])
    serve(app, route, ({ actor, input: { app: code = '', userToken, jumpType }, request }) => {
      const entrance = jumpType && entrances[jumpType]
      const call = { app: code, userToken, entrance, origin: app.house.originOf(request) }
      return saying(request, comeWithToken(ground, house, actor, call))
    })

  for (const route of [contract.gldSsoLoginByGet, contract.gldSsoLogin])
    serve(app, route, ({ actor, input: { app: code, userToken }, request }) =>
      saying(
        request,
        comeWithToken(ground, house, actor, { app: code, userToken, origin: app.house.originOf(request) }),
      ),
    )

  serve(app, contract.ssoRedirect, ({ actor, input: { dealPath }, request }) => {
    const given = new URLSearchParams()
    const coming = { page: '/hrsjSsoLogin', app: '', given, secret: undefined, path: dealPath } as const
    return saying(request, enter(ground, house, actor, { ...coming, origin: app.house.originOf(request) }))
  })
}

/** Going out: to malls, to the suppliers' side and to applications. */
export function jumpRoutes(app: App, ground: Ground) {
  serve(app, contract.getUrlList, async ({ sql }) => {
    const { mall, fl, fw, gld } = await mallAddresses(sql)
    return { mallUrl: mall, flUrl: fl, fwUrl: fw, gldUrl: gld }
  })
  serve(app, contract.supplierSso, ({ sql, actor, request }) => wayToSuppliers(sql, actor, app.house.originOf(request)))
  serve(app, contract.mallSso, async ({ sql, actor, input }) => ({ data: await codeForMall(sql, actor, input.type) }))

  serve(app, contract.getByAccount, async ({ sql, actor, input: { account } }) => {
    const rows = account === actor.userCode ? await mappingsOfUser(sql, actor.userId) : []
    if (rows.length === 0) return refuse('sso.noMapping')
    return rows.map((row) => ({
      account,
      userCode: actor.userCode,
      entryName: row.entry_name,
      extAccount: row.subject,
    }))
  })

  serve(app, contract.listTenantApps, async ({ sql, actor }) =>
    (await findApps(sql, { kinds: ['app'] })).map((row) => ({
      appName: row.name,
      enName: row.en_name,
      app: row.code,
      tenantId: actor.tenantId,
      appDomain: row.address,
    })),
  )
  serve(app, contract.signOperationalRole, ({ sql, actor, input }) => signFor(ground, sql, actor, input.app))
  for (const route of [contract.operationalRoleLoginByGet, contract.operationalRoleLogin])
    serve(app, route, ({ sql, actor, input }) => operationalLogin(ground, sql, actor, input))
  serve(app, contract.exchangeCode, ({ sql, actor, input }) => exchange(ground, sql, actor, input))
}
