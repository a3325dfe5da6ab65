import { storedAs } from '#contract/kit/settings.ts'
import { effectiveSetting } from '#contract/settings.ts'
import * as contract from '#contract/tenancy/tenancy.ts'
import * as configuration from '#contract/tenancy/configuration.ts'
import { portalMenuOf } from '#contract/tenancy/portalMenu.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { saveDepartmentConfig } from './setting.service.ts'
import { departmentSettings, readSettings, storedSettings } from './setting.store.ts'
import { entranceOf, noDepartment, portalOf } from './portal.service.ts'
import { entranceAddress, entranceCodes } from './tenant.rules.ts'

interface ConfigQuery {
  readonly codes: readonly string[]
  readonly tenantId?: string | undefined
  /** Department whose own values override the tenant's. */
  readonly deptCode?: string | undefined
}

type OpenCode = (typeof configuration.openConfigs)[number]
const isOpen = (code: string): code is OpenCode => configuration.openConfigs.some((one) => one === code)

async function configs(db: Db, actor: Actor, { codes, tenantId, deptCode }: ConfigQuery) {
  if (tenantId !== undefined && tenantId !== actor.tenantId) refuse('tenant.mismatch')
  const readable = codes.filter(isOpen)
  const own = deptCode === undefined ? [] : await departmentSettings(db, deptCode, readable)
  const rows = [...own, ...(await storedSettings(db, readable))]
  return codes.map((code) => {
    const row = rows.find((each) => each.code === code)
    return { code, val: isOpen(code) ? valueOf(code, row?.val) : '', id: row?.id ?? null }
  })
}

function valueOf(code: OpenCode, stored: string | undefined): string {
  const value = storedAs(effectiveSetting(code, stored))
  return entranceCodes.some((one) => one === code) ? entranceAddress(value) : value
}

const switchOf = (isOn: boolean) => (isOn ? ('1' as const) : ('0' as const))

export function tenantRoutes(app: App) {
  const { rootDepartment } = app.context.queryPorts
  serve(app, contract.queryByDomain, async ({ db, actor, request }) =>
    portalOf(db, actor.tenantId, request.hostname, await rootDepartment(db)),
  )

  serve(app, contract.checkEnable, async ({ db, actor, request }) => {
    const root = (await rootDepartment(db)) ?? noDepartment
    const settings = await portalOf(db, actor.tenantId, request.hostname, root)
    const [[pur, sup], { supplierEnable, deptEnable, isShowCount, portalMenu }] = await Promise.all([
      configs(db, actor, { codes: entranceCodes }),
      readSettings(db, 'supplierEnable', 'deptEnable', 'isShowCount', 'portalMenu'),
    ])
    const menuOptionsList = portalMenuOf(portalMenu)
    return {
      tenantId: actor.tenantId,
      deptId: root.id,
      deptCode: settings.deptCode,
      token: await app.context.authenticator.issueVisitorToken(actor.tenantId),
      isShowCount: switchOf(isShowCount),
      isEnable: settings.isEnable,
      supplierEnable: switchOf(supplierEnable),
      deptEnable: switchOf(deptEnable),
      purLoginUrl: pur?.val ?? '',
      supLoginUrl: sup?.val ?? '',
      portalSettingsInfo: settings,
      deptPermssion: menuOptionsList.map(({ permId }) => permId),
      menuOptionsList,
    }
  })

  serve(app, contract.queryLoginUrl, async ({ db, input }) => {
    const address = await entranceOf(db, input.code)
    if (address === '') return refuse(input.code === 'PUR_LOGIN_URL' ? 'login.noPurchaserUrl' : 'login.noSupplierUrl')
    return { data: address }
  })

  serve(app, configuration.qryConfByItemCode, async ({ db, actor, input }) => {
    const [value] = await configs(db, actor, {
      codes: [input.code],
      tenantId: input.tenant_id,
      deptCode: input.dept_code,
    })
    return value ?? refuse('thing.notFound')
  })

  serve(app, configuration.qryConfByItemCodes, async ({ db, actor, input }) =>
    configs(db, actor, { codes: input.codeList, tenantId: input.tenantId }),
  )

  serve(app, configuration.getConfByType, async ({ db, actor, input }) => configs(db, actor, { codes: input.codes }))

  serve(app, configuration.setDepartmentConf, async ({ db, actor, input }) => {
    await saveDepartmentConfig(db, actor, input)
    return null
  })
}
