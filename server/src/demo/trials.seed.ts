import type { TrialApplication } from '#contract/login/trial.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { addTrial, convertTrial, endTrial, extendTrial, noteTrial, takeTrial } from '#modules/login/index.ts'
import type { Founded } from './organisation.ts'
import { actorsOf } from './projects/actors.ts'

const day = 86_400_000

interface DemoTrial {
  readonly daysAgo: number
  readonly application: TrialApplication
  /** What was done about it, a day after each other. */
  readonly steps: readonly Step[]
}
type Step =
  | { readonly take: true }
  | { readonly note: string }
  | { readonly extend: number }
  | { readonly convert: string }
  | { readonly end: string }

const trials: readonly DemoTrial[] = [
  {
    daysAgo: 24,
    application: {
      orgName: '江北区第一中学',
      enterpriseWeb: 'https://jbyz.example.com',
      orgAddress: '江北区学府路 18 号',
      contactsName: '沈佳宁',
      tel: '13800010021',
      email: 'shenjn@jbyz.example.com',
      demand: '教学办公用品和实验耗材集中采购，需要按年级核算。',
    },
    steps: [{ take: true }, { note: '已电话沟通，安排下周演示。' }, { convert: '已签订采购服务协议。' }],
  },
  {
    daysAgo: 18,
    application: {
      orgName: '恒远物业服务有限公司',
      contactsName: '方睿',
      tel: '13800010022',
      email: 'fangrui@hengyuan.example.com',
      demand: '保洁用品、五金工具月度采购。',
    },
    steps: [{ take: true }, { end: '采购量较小，暂不考虑上线平台。' }],
  },
  {
    daysAgo: 8,
    application: {
      orgName: '云杉生物科技有限公司',
      enterpriseWeb: 'https://yunshan.example.com',
      contactsName: '许知微',
      tel: '13800010023',
      email: 'xuzw@yunshan.example.com',
      demand: '实验室试剂与防护用品，需要供应商资质管理。',
    },
    steps: [{ note: '对方希望延长试用，安排采购部门一起评估。' }, { extend: 14 }],
  },
  {
    daysAgo: 2,
    application: {
      orgName: '临湾港务集团',
      orgAddress: '临湾市港城大道 66 号',
      contactsName: '程牧',
      tel: '13800010024',
      email: 'chengmu@linwan.example.com',
      demand: 'MRO 备件框架协议采购，关注审批流程和对接 ERP。',
    },
    steps: [],
  },
  {
    daysAgo: 1,
    application: {
      orgName: '青禾食品厂',
      contactsName: '罗一诺',
      tel: '13800010025',
      email: 'luoyn@qinghe.example.com',
      demand: '劳保用品与包装材料。',
    },
    steps: [],
  },
]

/** Creates trials of prospects, and what the operators did about them. */
export async function foundTrials(
  database: Database,
  founded: Founded,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { tenantId } = founded
  const { operator } = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  const deptId = founded.departments.get('001')!.id
  for (const trial of trials) await addDemoTrial(database, { operator, tenantId, deptId, passwordHash }, trial, now)
}

interface Facts {
  readonly operator: Actor
  readonly tenantId: string
  readonly deptId: string
  readonly passwordHash: string
}

const addDemoTrial = (
  database: Database,
  { operator, tenantId, deptId, passwordHash }: Facts,
  { daysAgo, application, steps }: DemoTrial,
  now: Date,
) =>
  database.write(tenantId, async (tx) => {
    const at = new Date(now.getTime() - daysAgo * day)
    await setTransactionTime(tx, at)
    const visitor = { ...systemActor(tenantId, '', at), entrance: 'visitor', userName: '' } as const
    const { id } = await addTrial(tx, visitor, application, passwordHash)
    for (const [index, step] of steps.entries()) {
      const then = new Date(at.getTime() + (index + 1) * day)
      await setTransactionTime(tx, then)
      await follow(tx, { ...operator, now: then }, { id, version: index + 1 }, step, deptId)
    }
  })

type Of = { readonly id: string; readonly version: number }
type Tx = Parameters<typeof takeTrial>[0]

function follow(tx: Tx, actor: Actor, of: Of, step: Step, deptId: string): Promise<string> {
  if ('take' in step) return takeTrial(tx, actor, of)
  if ('note' in step) return noteTrial(tx, actor, { ...of, reply: step.note })
  if ('extend' in step) return extendTrial(tx, actor, { ...of, days: step.extend })
  if ('convert' in step) return convertTrial(tx, actor, { ...of, deptId, reply: step.convert })
  return endTrial(tx, actor, { ...of, reason: step.end })
}
