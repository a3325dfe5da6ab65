import { firstShares } from '#contract/sourcing/awarding.ts'
import { decimal, units } from '#contract/kit/money.ts'
import type { AuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { addJobs, type JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { type Seals } from '#modules/sourcing/index.ts'
import {
  createProject,
  endState,
  joinAuction,
  performAct,
  presentComparison,
  proposeAward,
  weighBidders,
} from '#modules/sourcing/commands.ts'
import { actorsOf, type Seller } from '../actors.ts'
import type { KindOfProject } from '../demoProject.ts'
import { draftOf, itemsOf } from '../draft.ts'
import { decide, move, projectItems, type ProjectRun, stateOf } from '../projectRun.ts'
import { timetableOf } from '../timetable.ts'
import { randomOf } from '../../random.ts'
import { demoBidJob } from './bid.job.ts'
import { bidForDemo, bidInFinal, limitForDemo, recordForDemo } from './demoBid.ts'

const minute = 60_000
const hour = 60 * minute

interface DemoAuction {
  readonly project: KindOfProject
  /** Lot of each item, in an auction by lot. */
  readonly lots?: readonly string[]
  readonly rule: Partial<AuctionRule>
  /** Beginning in minutes from now; negative: it is over and its result is published. */
  readonly beginsIn: number
  readonly minutes: number
  readonly bids: number
}

const base = { kind: 'bidding', region: '330000', hasNoEnrolment: true, stage: { at: 'ready' } } as const
const auctions: readonly DemoAuction[] = [
  {
    project: {
      ...base,
      title: '厂区劳保用品（安全帽、防护手套）在线竞价',
      content: '安全帽、防护手套年度用量，按月配送',
      category: '02',
      items: ['ABS 安全帽 | V 型，旋钮帽衬 | 顶 | 3600 | 38', '防割手套 | HPPE，防割 C 级 | 双 | 9000 | 26'],
    },
    rule: { visibility: 'lead', stepKind: 'amount', step: '500', trigger: 'lead', proxy: true },
    beginsIn: -9 * 24 * 60,
    minutes: 60,
    bids: 34,
  },
  {
    project: {
      ...base,
      title: '仓库货架与托盘在线竞价',
      content: '三号库重型货架与塑料托盘，含安装',
      category: '12',
      items: [
        '重型横梁货架 | 2.7 m×1.0 m×4.5 m，3 层 | 组 | 60 | 2280',
        '川字塑料托盘 | 1200×1000×150 mm | 只 | 800 | 126',
      ],
    },
    rule: {
      visibility: 'rank',
      stepKind: 'percent',
      step: '0.2',
      latestMinutes: 30,
      finalBest: 3,
      finalMinutes: 5,
      compare: 'weighted',
    },
    beginsIn: -4 * 24 * 60,
    minutes: 40,
    bids: 26,
  },
  {
    project: {
      ...base,
      title: '车间 LED 照明灯具在线竞价',
      content: 'LED 工矿灯与支架灯，含拆旧与安装',
      category: '04',
      items: ['LED 工矿灯 | 150 W，5000 K，IP65 | 盏 | 420 | 318', 'LED 支架灯 | T8，18 W，1.2 m | 支 | 2600 | 32'],
    },
    rule: { visibility: 'lead', stepKind: 'amount', step: '200', publicSees: 'lead', proxy: true },
    beginsIn: 8,
    minutes: 20,
    bids: 60,
  },
  {
    project: {
      ...base,
      title: '办公与车间耗材分标段在线竞价',
      content: '办公纸品、清洁用品与工位耗材，按标段分别授予',
      category: '02',
      items: [
        '复印纸 | A4，70 g | 箱 | 600 | 118',
        '档案盒 | A4，55 mm | 只 | 2400 | 6.5',
        '工业擦拭纸 | 大卷，500 张 | 卷 | 900 | 46',
        '洗手液 | 5 L | 桶 | 320 | 58',
        '绝缘胶带 | PVC，20 m | 卷 | 5000 | 3.2',
      ],
    },
    lots: ['办公纸品', '办公纸品', '清洁用品', '清洁用品', '工位耗材'],
    rule: {
      visibility: 'lead',
      stepKind: 'percent',
      step: '0.3',
      publicSees: 'lead',
      scope: 'lot',
      surrogate: true,
      trigger: 'lead',
    },
    beginsIn: -2 * 24 * 60,
    minutes: 45,
    bids: 42,
  },
]

const category = sqlQuery('demo.auctionCategory', 'select id from catalogue.categories where code = $code')

/** Creates an auction with its history until now, by the commands of its people and suppliers. */
export async function createDemoAuction(tx: Tx, context: JobContext, place: number, seals: Seals): Promise<void> {
  const auction = auctions[place]
  if (!auction) return
  const { now, tenantId } = context
  const { project } = auction
  const actors = await actorsOf(tx, tenantId)
  const sellers = actors.sellers(project.category, place).slice(0, 5)
  const beginAt = new Date(Math.floor((now.getTime() + auction.beginsIn * minute) / minute) * minute)
  const endAt = new Date(beginAt.getTime() + auction.minutes * minute)
  const before = (hours: number) => new Date(Math.min(beginAt.getTime(), now.getTime()) - hours * hour)
  const times = { ...timetableOf(project, now), quoteBegin: beginAt, quoteEnd: endAt }
  const buyer = actors.buyers[place % actors.buyers.length]!
  const run = { tx, seals, project, times, actors, buyer } as unknown as ProjectRun
  const at = async (time: Date) => {
    await setTransactionTime(tx, time)
    return (actor: Actor) => ({ ...actor, now: time })
  }

  const draft = draftOf({
    project,
    buyer,
    actors,
    participants: sellers,
    openerIds: [],
    categoryId: (await category.one(tx, { code: project.category })).id,
    items: itemsOf(project, false),
    times,
  })
  let by = await at(before(72))
  const id = await createProject(tx, by(buyer), {
    ...draft,
    ...(auction.lots
      ? { awardBy: 'line', items: draft.items.map((item, at) => ({ ...item, lot: auction.lots?.[at] ?? '' })) }
      : {}),
    questionEndAt: null,
    auctionRule: { ...ruleOf(auction), start: 'live', format: 'english' },
  })
  await move(run, by(buyer), id, 'submit')
  by = await at(before(50))
  await decide(run, by, id, 'agree', '同意')
  by = await at(before(48))
  await move(run, by(buyer), id, 'publish')
  for (const [n, seller] of sellers.entries()) {
    by = await at(before(30 - n * 4))
    await join(run, by(seller.actor), id, seller, n, seals)
  }
  if (auction.rule.compare === 'weighted') {
    by = await at(before(6))
    await weighBidders(tx, by(buyer), { projectId: id, weights: weightsFor(sellers.length) })
  }
  if (auction.beginsIn > 0) return addBids(tx, id, beginAt, auction)
  await playBack(run, at, tenantId, id, { ...auction, beginAt, endAt }, seals)
}

const ruleOf = ({ rule }: DemoAuction): AuctionRule => ({
  stepKind: 'percent',
  step: '0.5',
  stepBase: 'own',
  tie: 'earlier',
  extensionWindow: 3,
  extensionMinutes: 3,
  mostExtensions: 10,
  visibility: 'rank',
  ...rule,
})

/** Additions for longer transport, and factors by the marks of earlier deliveries. */
const weightsFor = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    no: at + 1,
    addition: at % 2 === 0 ? '0' : '2500',
    factor: ['1', '0.985', '1.02', '0.99', '1.01'][at % 5]!,
  }))

/** Base prices between 96 and 101 percent of the reference. */
async function join(run: ProjectRun, actor: Actor, projectId: string, _seller: Seller, place: number, seals: Seals) {
  const random = randomOf(Number(projectId.slice(-6)), place)
  const base = (await projectItems(run, projectId)).map(({ id, price }) => ({
    itemId: id,
    price: decimal((units(price) * BigInt(random.whole(9600, 10_100))) / 10_000n),
    taxRate: '13',
  }))
  const validUntil = new Date(run.times.quoteEnd.getTime() + 60 * 24 * hour).toISOString().slice(0, 10)
  await joinAuction(run.tx, actor, { projectId, base, deliveryDays: 10 + place * 3, validUntil }, seals)
}

/** Bids of the auction that begins soon: a job for each, closer together towards the end. */
async function addBids(tx: Tx, projectId: string, beginAt: Date, { minutes, bids }: DemoAuction): Promise<void> {
  await addJobs(
    tx,
    demoBidJob,
    Array.from({ length: bids }, (_, turn) => ({
      data: { projectId, turn },
      key: `demo bid ${projectId} ${turn}`,
      runAt: new Date(beginAt.getTime() + offsetOf(turn, bids, minutes * 1.1)),
    })),
  )
}

/** Milliseconds after the beginning: sparse at first, dense towards the end. */
const offsetOf = (turn: number, bids: number, minutes: number): number =>
  Math.round(10_000 + (minutes * minute - 20_000) * ((turn + 1) / (bids + 1)) ** 0.8)

interface Past extends DemoAuction {
  readonly beginAt: Date
  readonly endAt: Date
}

/** An auction that is over: begun, bid in, closed, awarded and published at their times. */
async function playBack(
  run: ProjectRun,
  at: (time: Date) => Promise<(actor: Actor) => Actor>,
  tenantId: string,
  id: string,
  { beginAt, endAt, minutes, bids }: Past,
  seals: Seals,
): Promise<void> {
  const { tx, buyer } = run
  await at(beginAt)
  await endState(tx, tenantId, id, seals)
  const by = await at(new Date(beginAt.getTime() + 5000))
  const message = {
    command: { kind: 'message' as const, note: '末 3 分钟内有报价将自动延时，请勿集中在最后几秒提交。' },
    actorId: by(buyer).userId,
    actorName: buyer.userName,
  }
  await performAct(tx, tenantId, id, message, seals)
  for (let turn = 0; turn < bids; turn += 1) {
    await at(new Date(beginAt.getTime() + offsetOf(turn, bids, minutes)))
    if (turn === Math.floor(bids / 2)) {
      await limitForDemo(tx, tenantId, id, seals)
      await recordForDemo(tx, tenantId, id, by(buyer), seals)
    }
    await bidForDemo(tx, tenantId, { projectId: id, turn }, seals)
  }
  // Extended ends are at most an hour later.
  for (let step = 0; step < 60 && (await stateOf(run, id)).state === '11'; step += 1) {
    await at(new Date(endAt.getTime() + step * minute))
    await endState(tx, tenantId, id, seals)
    await bidInFinal(tx, tenantId, { projectId: id, turn: bids + step }, seals)
  }
  const later = async (hours: number) => at(new Date(endAt.getTime() + hours * hour))
  const proposing = (await later(20))(buyer)
  const comparison = await presentComparison(tx, proposing, id)
  const { version } = await stateOf(run, id)
  const note = `经在线竞价，推荐${comparison.values ? '评审价' : '报价'}最低的供应商。`
  await proposeAward(tx, proposing, { id, version, shares: firstShares(comparison), reasons: [], note })
  await decide(run, await later(40), id, 'agree', '同意定标')
  await move(run, (await later(44))(buyer), id, 'announce')
}
