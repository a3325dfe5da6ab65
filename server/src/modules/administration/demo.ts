import { dayOf } from '#contract/kit/calendar.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { DemoPart } from '#kit/demoPart.ts'
import { rootDepartment } from '#modules/identity/index.ts'
import { addCalendarDays } from './calendars/calendar.service.ts'
import { addDictItem, addDictionary } from './dictionaries/dictionary.service.ts'
import { createLegalEntity } from './legalEntities/legalEntity.service.ts'
import { editPrintTemplate } from './printTemplates/printTemplate.service.ts'
import { addMenuEntry } from './menus/menu.service.ts'

/** Group of the operators' menu. */
const system = '100005'

/** Holidays of a year by month and day; make-up days are announced late in the year before, and so are missing. */
const holidays: readonly (readonly [from: string, to: string, name: string, enName: string])[] = [
  ['01-01', '01-03', '元旦', 'New Year'],
  ['05-01', '05-05', '劳动节', 'Labour Day'],
  ['10-01', '10-07', '国庆节', 'National Day'],
]

async function setUp(tx: Tx, actor: Actor): Promise<void> {
  await addMenuEntry(tx, actor, {
    area: 'operator',
    pPermId: system,
    permName: '采购法规',
    enName: 'Procurement law',
    permType: '1',
    isOutsideUrl: '1',
    url: 'https://www.ccgp.gov.cn/zcfg/',
    routeName: '',
    params: '',
    isNewWindow: '1',
    permCode: '',
  })
  const year = dayOf(actor.now).slice(0, 4)
  for (const [from, to, name, enName] of holidays)
    await addCalendarDays(tx, actor, { from: `${year}-${from}`, to: `${year}-${to}`, kind: 'rest', name, enName })
  await addDictionary(tx, actor, { code: 'ASSET_CLASS', name: '资产类别', enName: 'Asset classes' })
  const classes = [
    ['office', '办公设备', 'Office equipment'],
    ['production', '生产设备', 'Production equipment'],
    ['vehicle', '运输设备', 'Vehicles'],
  ] as const
  for (const [at, [code, name, enName]] of classes.entries()) {
    const item = { dictionary: 'ASSET_CLASS', code, deptId: null, name, enName }
    await addDictItem(tx, actor, { ...item, place: (at + 1) * 10, isDefault: at === 0 })
  }
  await editPrintTemplate(tx, actor, {
    kind: 'delivery',
    version: 0,
    header: '请随货同行',
    footer: '',
    notes: '收货人请当场清点数量、检查外包装，异常情况请在 24 小时内反馈。',
    showLogo: false,
    hidden: [],
  })
  const root = await rootDepartment(tx)
  if (root)
    await createLegalEntity(tx, actor, {
      code: 'LE-001',
      name: `${root.full_name}有限公司`,
      enName: '',
      kind: 'company',
      taxNo: '91320594MA1QMJT80X',
      deptId: root.id,
      address: '',
      phone: '',
    })
}

/** What operators of the demo have set up. */
export const demo: DemoPart = {
  grants: {
    operator: ['menu.manage', 'dict.manage', 'sequence.manage', 'calendar.manage', 'structure.manage'],
  },
  found: async (database, { tenantId, userIds }, now) => {
    const actor = { ...systemActor(tenantId), userId: userIds.get('operator') ?? '0', now }
    await database.write(tenantId, (tx) => setUp(tx, actor))
  },
}
