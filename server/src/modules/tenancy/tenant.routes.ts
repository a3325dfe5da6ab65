import * as contract from '#contract/tenancy.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/serve.ts'
import { portalSettings } from './tenant.rules.ts'
import { configValues, findTenantById } from './tenant.store.ts'

/** Configuration that anybody may read, because the first page needs it. Everything else stays inside. */
const open = new Set([
  'isHuarun',
  'isApply',
  'isShowFirstMenu',
  'quotationRuleConf',
  'SUP_LOGIN_URL',
  'PUR_LOGIN_URL',
  'loginButton',
  'landOnFirstPermission',
  'caReminder',
])

export async function settingsOf(sql: Sql, tenantId: string, domain: string): Promise<contract.PortalSettings> {
  const [tenant] = await findTenantById(sql, tenantId)
  return portalSettings(tenantId, domain, tenant?.settings ?? {})
}

async function configs(sql: Sql, actor: Actor, codes: readonly string[], tenantId: string | undefined) {
  if (tenantId !== undefined && tenantId !== actor.tenantId) refuse('tenant.mismatch')
  const rows = await configValues(
    sql,
    codes.filter((code) => open.has(code)),
  )
  return codes.map((code) => {
    const row = rows.find((each) => each.code === code)
    return { code, val: row?.val ?? (code === 'quotationRuleConf' ? '0' : ''), id: row?.id ?? null }
  })
}

export function tenantRoutes(app: App) {
  serve(app, contract.queryByDomain, async ({ sql, actor, request }) =>
    settingsOf(sql, actor.tenantId, request.hostname),
  )

  serve(app, contract.checkEnable, async ({ sql, actor, request }) => {
    const settings = await settingsOf(sql, actor.tenantId, request.hostname)
    const [pur, sup] = await configs(sql, actor, ['PUR_LOGIN_URL', 'SUP_LOGIN_URL'], undefined)
    return {
      tenantId: actor.tenantId,
      deptId: actor.tenantId,
      deptCode: settings.deptCode,
      token: await app.house.door.issueVisit(actor.tenantId),
      isShowCount: '1' as const,
      isEnable: settings.isEnable,
      supplierEnable: '1' as const,
      deptEnable: '0' as const,
      purLoginUrl: pur?.val ?? '',
      supLoginUrl: sup?.val ?? '',
      portalSettingsInfo: settings,
      deptPermssion: [],
      menuOptionsList: [],
    }
  })

  serve(app, contract.queryLoginUrl, async ({ sql, actor, input }) => {
    const [url] = await configs(sql, actor, [input.code], undefined)
    if (!url?.val) return refuse(input.code === 'PUR_LOGIN_URL' ? 'login.noPurchaserUrl' : 'login.noSupplierUrl')
    return { data: url.val }
  })

  serve(app, contract.qryConfByItemCode, async ({ sql, actor, input }) => {
    const [value] = await configs(sql, actor, [input.code], input.tenant_id)
    return value ?? refuse('thing.notFound')
  })

  serve(app, contract.qryConfByItemCodes, async ({ sql, actor, input }) =>
    configs(sql, actor, input.codeList, input.tenantId),
  )

  serve(app, contract.getConfByType, async ({ sql, actor, input }) => configs(sql, actor, input.codes, undefined))
}
