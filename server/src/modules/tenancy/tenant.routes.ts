import { storedAs } from '#contract/kit/settings.ts'
import { effectiveSetting } from '#contract/settings.ts'
import * as contract from '#contract/tenancy/tenancy.ts'
import * as configuration from '#contract/tenancy/configuration.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { saveDepartmentConfig } from './setting.service.ts'
import { departmentSettings, readSettings, storedSettings } from './setting.store.ts'
import { entranceOf, noDepartment, portalMenu, portalOf } from './portal.service.ts'
import { entranceAddress, entranceCodes } from './tenant.rules.ts'

interface ConfigQuery {
  readonly codes: readonly string[]
  readonly tenantId?: string | undefined
  /** Department whose values override the tenant's, with those above it. */
  readonly deptPath?: readonly string[] | undefined
}

type OpenCode = (typeof configuration.openConfigs)[number]
const isOpen = (code: string): code is OpenCode => configuration.openConfigs.some((one) => one === code)

async function configs(db: Db, actor: Actor, { codes, tenantId, deptPath = [] }: ConfigQuery) {
  if (tenantId !== undefined && tenantId !== actor.tenantId) refuse('tenant.mismatch')
  const readable = codes.filter(isOpen)
  const own = await departmentSettings(db, deptPath, readable)
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
  const { rootDepartment, departmentOfCode } = app.context.queryPorts
  serve(app, contract.queryByDomain, async ({ db, actor, request }) =>
    portalOf(db, actor.tenantId, request.hostname, await rootDepartment(db)),
  )

  serve(app, contract.checkEnable, async ({ db, actor, request }) => {
    const root = (await rootDepartment(db)) ?? noDepartment
    const settings = await portalOf(db, actor.tenantId, request.hostname, root)
    const [[pur, sup], { supplierEnable, deptEnable, isShowCount }, menuOptionsList] = await Promise.all([
      configs(db, actor, { codes: entranceCodes }),
      readSettings(db, 'supplierEnable', 'deptEnable', 'isShowCount'),
      portalMenu(db),
    ])
    return {
      tenantId: actor.tenantId,
      isSandbox: switchOf(actor.isSandbox === true),
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
      deptPath: input.dept_code === undefined ? [] : (await departmentOfCode(db, input.dept_code))?.path,
    })
    return value ?? refuse('thing.notFound')
  })

  serve(app, configuration.qryConfByItemCodes, async ({ db, actor, input }) =>
    configs(db, actor, { codes: configuration.codesIn(input.codeList), tenantId: input.tenantId }),
  )

  serve(app, configuration.getConfByType, async ({ db, actor, input }) =>
    configs(db, actor, { codes: configuration.codesIn(input.codes) }),
  )

  serve(app, configuration.setDepartmentConf, async ({ db, actor, input }) => {
    const { code, dept_code: deptCode, val } = input
    const dept = (await departmentOfCode(db, deptCode)) ?? refuse('thing.notFound')
    await saveDepartmentConfig(db, actor, { code, deptCode, deptId: dept.id, val })
    return null
  })
}
