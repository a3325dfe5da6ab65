import { agencyScopes } from '#contract/sourcing/agencies/agencyScope.ts'
import { firstShares } from '#contract/sourcing/awarding.ts'
import type { Actor } from '#kit/actor.ts'
import { sqlQuery } from '#kit/database/query.ts'
import {
  appointAgency,
  beginNegotiation,
  performDraw,
  prepareDraw,
  changeProject,
  createProject,
  presentComparison,
  proposeAward,
  submitScores,
} from '#modules/sourcing/commands.ts'
import { randomOf } from '../random.ts'
import type { Seller } from './actors.ts'
import { criteria, draftOf, itemsOf } from './draft.ts'
import { mergedDemands } from './merging.ts'
import { objectionActs } from './objecting.ts'
import { clarifyingActs } from './clarifying.ts'
import { repeat } from './repeating.ts'
import { countersignRecord, holdCeremony, releaseShares } from './openers.ts'
import { confirmAgain, type Offering, submitQuote, withdraw } from './quoting.ts'
import { participation } from './participating.ts'
import { type ProjectStep, decide, due, move, projectItems, type ProjectRun, stateOf } from './projectRun.ts'
import { after, endedAt, later, roundHours } from './timetable.ts'

/** Creates the draft; returns the project's id. */
export async function begin(run: ProjectRun, buyer: Actor): Promise<string> {
  const { tx, project, actors, participants, openers, categoryId, times, isSmall } = run
  const own = itemsOf(project, isSmall)
  const items = project.isMerged ? await mergedDemands(run, own) : own
  const openerIds = openers.map(({ personId }) => personId)
  const draft = draftOf({ project, buyer, actors, participants, openerIds, categoryId, items, times })
  return (await repeat(run, buyer, draft)) ?? createProject(tx, buyer, draft)
}

/** All steps after the creation of the draft, in order of time. */
export function stepsOf(run: ProjectRun): ProjectStep[] {
  const { project, times } = run
  const { stage } = project
  const steps = [
    ...beforePublication(run),
    ...participation(run),
    ...(project.hasDraw ? drawing(run) : []),
    ...quotes(run),
    ...opening(run),
    ...award(run),
    ...(project.isClarified ? clarifyingActs(run) : []),
    ...(project.objected ? objectionActs(run, project.objected) : []),
  ]
  if (stage.at === 'terminated')
    steps.push({
      at: later(times.quoteEnd, endedAt[stage.during]),
      perform: (by, id) => move(run, by(run.buyer), id, 'terminate', reasons[stage.during]),
    })
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const reasons = {
  enrolling: '使用部门调整方案，需求取消。',
  quoting: '技术参数需重新论证，待完善后重新组织采购。',
  awarding: '全部报价超出预算且无法追加，终止本次采购。',
} as const

function beforePublication(run: ProjectRun): ProjectStep[] {
  const { tx, runner, times, project, openers, seals } = run
  const { stage, mode } = project
  if (stage.at === 'draft') return appointment(run)
  const submit: ProjectStep = { at: times.submitted, perform: (by, id) => move(run, by(runner), id, 'submit') }
  if (stage.at === 'approval') return [...appointment(run), submit]
  const opinion = stage.at === 'rejected' ? '预算依据不足，请补充市场询价记录后重新提交。' : '同意'
  const decided: ProjectStep = {
    at: times.decided,
    perform: (by, id) => decide(run, by, id, stage.at === 'rejected' ? 'reject' : 'agree', opinion),
  }
  const begun = [...appointment(run), submit, decided]
  if (stage.at === 'rejected' || stage.at === 'ready') return begun
  const keyed: ProjectStep = { at: times.keyed, perform: (by, id) => holdCeremony(tx, openers.map(by), id, seals) }
  const published: ProjectStep = { at: times.published, perform: (by, id) => move(run, by(runner), id, 'publish') }
  return [...begun, ...(mode ? [keyed] : []), ...(stage.at === 'timed' ? [] : [published])]
}

/** Experts are drawn while suppliers quote, so that their conflicts of interest are known. */
function drawing(run: ProjectRun): ProjectStep[] {
  const { tx, buyer, times, seed } = run
  const contribution = seed.toString(16).padStart(64, '0')
  return [
    {
      at: later(times.quoteEnd, -30),
      perform: async (by, projectId) => {
        const before = await stateOf(run, projectId)
        const wanted = { seats: 3, categoryIds: [], replacedId: null, reason: '' }
        await prepareDraw(tx, by(buyer), { projectId, version: before.version, ...wanted })
        const { version } = await stateOf(run, projectId)
        const { id: drawId } = await preparedDraw.one(tx, { projectId })
        await performDraw(tx, by(buyer), { projectId, version, drawId, contribution })
      },
    },
  ]
}
const preparedDraw = sqlQuery(
  'demo.preparedDraw',
  'select id from sourcing.expert_draws where project_id = $projectId and chosen_at is null',
)

/** The buyer leaves everything to the agency that can be left to one. */
function appointment(run: ProjectRun): ProjectStep[] {
  const { tx, buyer, agencyId, times } = run
  if (agencyId === undefined) return []
  return [
    {
      at: later(times.created, 0.5),
      perform: async (by, projectId) => {
        const { version } = await stateOf(run, projectId)
        const note = '请按集团采购制度组织，定标前提交比价报告。'
        await appointAgency(tx, by(buyer), { projectId, version, agencyId, scope: [...agencyScopes], note })
      },
    },
  ]
}

/** Quotes of the first round and of each negotiation. */
function quotes(run: ProjectRun): ProjectStep[] {
  const { tx, buyer, quoters, times, project, seals, seed } = run
  const { negotiations = 0, stage } = project
  const entries = new Map<string, number>()
  const quote = (at: Date, seller: Seller, place: number): ProjectStep => ({
    at,
    perform: async (by, projectId) => {
      const referencePrices = (await projectItems(run, projectId)).map(({ price }) => price)
      const offering = { projectId, referencePrices, seed, place, ...oddOf(run, place) }
      entries.set(seller.actor.supplierId, await submitQuote(tx, seller, by(seller.actor), offering, seals))
    },
  })
  const first = quoters.map((seller, n) => quote(later(times.quoteBegin, 5 + n * 19), seller, n))
  const changeAt = later(times.quoteEnd, -72)
  const changed: ProjectStep[] = project.hasChange
    ? [
        { at: changeAt, perform: (by, id) => change(run, by(buyer), id) },
        ...quoters.map(({ actor }, n): ProjectStep => ({
          at: later(changeAt, 3 + n),
          perform: async (by, id) => {
            const seq = first[n]!.at < changeAt ? entries.get(actor.supplierId) : undefined
            if (seq !== undefined) await confirmAgain(tx, by(actor), id, seq, seals)
          },
        })),
      ]
    : []
  const rounds = Array.from({ length: negotiations }, (_, n): ProjectStep[] => {
    const beginAt = later(times.quoteEnd, n * roundHours.end + roundHours.begin)
    const end = later(times.quoteEnd, (n + 1) * roundHours.end)
    return [
      { at: beginAt, perform: (by, id) => negotiate(run, by(buyer), id, end) },
      ...quoters.map((seller, place) => quote(later(beginAt, 4 + place * 9), seller, place)),
      due(run, end),
    ]
  })
  const isFailing = stage.at === 'failed'
  const last = quoters.at(-1)
  const withdrawn: ProjectStep[] =
    project.odd === 'withdrawn' && last
      ? [
          {
            at: later(times.quoteEnd, -7),
            perform: (by, id) => withdraw(tx, by(last.actor), id, entries.get(last.actor.supplierId)!, seals),
          },
        ]
      : []
  return [
    ...(isFailing ? first.slice(0, 1) : first),
    ...changed,
    ...withdrawn,
    due(run, times.quoteEnd),
    ...rounds.flat(),
  ]
}

/** What is odd about the quote at a place. */
function oddOf({ project: { odd }, quoters }: ProjectRun, place: number): Pick<Offering, 'like' | 'percent'> {
  if (odd === 'alike' && place < 2) return { like: 0 }
  return odd === 'low' && place === quoters.length - 1 ? { percent: 55 } : {}
}

const questionEnd = sqlQuery('demo.questionEnd', 'select question_end_at as at from sourcing.projects where id = $id')
/** Change notice of the place of delivery. */
async function change(run: ProjectRun, buyer: Actor, id: string): Promise<void> {
  const { tx, seals, times } = run
  const { version } = await stateOf(run, id)
  const items = (await projectItems(run, id)).map(({ id: itemId, quantity, spec }) => ({
    id: itemId,
    quantity,
    spec,
    needDate: null,
  }))
  const { at: questionEndAt } = await questionEnd.one(tx, { id })
  const draft = {
    title: '关于交货地点调整的变更公告',
    enrolEndAt: null,
    questionEndAt: questionEndAt?.toISOString() ?? null,
    quoteBeginAt: times.quoteBegin.toISOString(),
    quoteEndAt: times.quoteEnd.toISOString(),
    deliveryAddress: '高新区产业路 18 号 5 号库（东门卸货）',
    items,
  }
  await changeProject(tx, buyer, { id, version, ...draft }, seals)
}

async function negotiate(run: ProjectRun, buyer: Actor, id: string, end: Date): Promise<void> {
  const { tx, seals } = run
  const { version } = await stateOf(run, id)
  const items = (await projectItems(run, id)).map((item) => ({ itemId: item.id, targetPrice: '' }))
  const draft = {
    choice: 'all' as const,
    reason: '',
    message: '各家报价差距较小，请在上一轮基础上进一步优化单价与交货期。',
    targetTotal: null,
    items,
    endAt: end.toISOString(),
  }
  await beginNegotiation(tx, buyer, { id, version, ...draft }, seals)
}

/** Steps after each deadline: shares, opening, and countersignatures. */
function opening(run: ProjectRun): ProjectStep[] {
  const { tx, times, project, openers, seals } = run
  const { mode, negotiations = 0, stage } = project
  return Array.from({ length: negotiations + 1 }, (_, n): ProjectStep[] => {
    const end = later(times.quoteEnd, n * roundHours.end)
    const opened = later(end, after.opened)
    if (!mode) return [{ at: opened, perform: (_by, id) => run.open(id) }]
    const needed = mode === 'committee' ? 2 : 1
    const releasing = openers.slice(0, stage.at === 'closed' ? needed - 1 : needed)
    return [
      ...releasing.map((opener, place): ProjectStep => ({
        at: later(end, 0.05 * (place + 1)),
        perform: (by, id) => releaseShares(tx, by(opener), id, seals),
      })),
      { at: opened, perform: (_by, id) => run.open(id) },
      ...openers.slice(0, stage.at === 'closed' ? 0 : 2).map((opener, place): ProjectStep => ({
        at: later(end, after.signed + 0.2 * place),
        perform: (by, id) => countersignRecord(tx, by(opener), id, seals),
      })),
    ]
  }).flat()
}

const awardStages = ['proposed', 'awarded', 'announced']

function award(run: ProjectRun): ProjectStep[] {
  const { buyer, times, project, actors } = run
  const { at: stage } = project.stage
  const at = (hours: number) => later(times.lastEnd, hours)
  // Unless an award was proposed, one expert has not scored yet.
  const scoring = awardStages.includes(stage) ? actors.experts.length : 1
  const scored = project.isWeighted
    ? Array.from({ length: scoring }, (_, n): ProjectStep => ({
        at: at(after.scored + n),
        perform: async (by, id) => score(run, by(await expertOf(run, id, n)), id, n),
      }))
    : []
  const steps: ProjectStep[] = [
    { at: at(after.proposed), perform: (by, id) => propose(run, by(buyer), id) },
    { at: at(after.approved), perform: (by, id) => decide(run, by, id, 'agree', '同意定标') },
    { at: at(after.announced), perform: (by, id) => move(run, by(buyer), id, 'announce') },
  ]
  return [...scored, ...steps.slice(0, awardStages.indexOf(stage) + 1)]
}

const expertIds = sqlQuery(
  'demo.expertIds',
  'select expert_ids::text[] as "ids!" from sourcing.projects where id = $id',
)
async function expertOf({ tx, actors }: ProjectRun, id: string, place: number): Promise<Actor> {
  const { ids } = await expertIds.one(tx, { id })
  return actors.byId(ids[place]!)!
}

async function score(run: ProjectRun, expert: Actor, projectId: string, place: number): Promise<void> {
  const { tx, buyer, seals, seed } = run
  const { quotes: compared } = await presentComparison(tx, buyer, projectId)
  const scores = compared.flatMap(({ supplierId }, at) =>
    criteria.slice(1).map((_, criterion) => ({
      supplierId,
      criterion,
      points: String(randomOf(seed + place, at * 2 + criterion).whole(76, 96)),
      comment: criterion === 0 ? '技术响应完整，关键参数均有检测报告支撑。' : '',
    })),
  )
  await submitScores(tx, expert, { projectId, version: 0, scores }, seals)
}

async function propose(run: ProjectRun, buyer: Actor, id: string): Promise<void> {
  const comparison = await presentComparison(run.tx, buyer, id)
  const { version } = await stateOf(run, id)
  const note = run.project.isWeighted ? '按综合得分推荐。' : '经比价，推荐报价最低的供应商。'
  await proposeAward(run.tx, buyer, { id, version, shares: firstShares(comparison), reasons: [], note })
}
