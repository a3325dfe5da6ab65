import * as contract from '#contract/tenancy/tenancy.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/serve.ts'
import { entranceAddress, entranceCodes, portalSettings } from './tenant.rules.ts'
import { saveDepartmentConfig } from './tenant.service.ts'
import { configValues, departmentConfigValues, findTenantById } from './tenant.store.ts'

export async function settingsOf(sql: Sql, tenantId: string, domain: string): Promise<contract.PortalSettings> {
  const [tenant] = await findTenantById(sql, { id: tenantId })
  return portalSettings(tenantId, domain, tenant?.settings ?? {})
}

interface ConfigQuery {
  readonly codes: readonly string[]
  readonly tenantId?: string | undefined
  /** Department whose own values override the tenant's. */
  readonly deptCode?: string | undefined
}

async function configs(sql: Sql, actor: Actor, { codes, tenantId, deptCode }: ConfigQuery) {
  if (tenantId !== undefined && tenantId !== actor.tenantId) refuse('tenant.mismatch')
  const readable = codes.filter((code) => contract.openConfigs.some((one) => one === code))
  const own = deptCode === undefined ? [] : await departmentConfigValues(sql, deptCode, readable)
  const rows = [...own, ...(await configValues(sql, readable))]
  return codes.map((code) => {
    const row = rows.find((each) => each.code === code)
    return { code, val: effectiveValue(code, row?.val), id: row?.id ?? null }
  })
}

function effectiveValue(code: string, stored: string | undefined): string {
  const entrance = entranceCodes.find((one) => one === code)
  if (entrance) return entranceAddress(entrance, stored)
  return stored ?? (code === 'quotationRuleConf' ? '0' : '')
}

/** URL of an entrance of the tenant; empty where it has none. */
export async function entranceOf(sql: Sql, code: (typeof entranceCodes)[number]): Promise<string> {
  const [row] = await configValues(sql, [code])
  return entranceAddress(code, row?.val)
}

export function tenantRoutes(app: App) {
  serve(app, contract.queryByDomain, async ({ sql, actor, request }) =>
    settingsOf(sql, actor.tenantId, request.hostname),
  )

  serve(app, contract.checkEnable, async ({ sql, actor, request }) => {
    const settings = await settingsOf(sql, actor.tenantId, request.hostname)
    const [pur, sup] = await configs(sql, actor, { codes: entranceCodes })
    return {
      tenantId: actor.tenantId,
      deptId: actor.tenantId,
      deptCode: settings.deptCode,
      token: await app.context.authenticator.issueVisitorToken(actor.tenantId),
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

  serve(app, contract.queryLoginUrl, async ({ sql, input }) => {
    const address = await entranceOf(sql, input.code)
    if (address === '') return refuse(input.code === 'PUR_LOGIN_URL' ? 'login.noPurchaserUrl' : 'login.noSupplierUrl')
    return { data: address }
  })

  serve(app, contract.qryConfByItemCode, async ({ sql, actor, input }) => {
    const [value] = await configs(sql, actor, {
      codes: [input.code],
      tenantId: input.tenant_id,
      deptCode: input.dept_code,
    })
    return value ?? refuse('thing.notFound')
  })

  serve(app, contract.qryConfByItemCodes, async ({ sql, actor, input }) =>
    configs(sql, actor, { codes: input.codeList, tenantId: input.tenantId }),
  )

  serve(app, contract.getConfByType, async ({ sql, actor, input }) => configs(sql, actor, { codes: input.codes }))

  serve(app, contract.setDepartmentConf, async ({ sql, actor, input }) => {
    await saveDepartmentConfig(sql, actor, input)
    return null
  })
}
