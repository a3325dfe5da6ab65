import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { type Seals } from '#modules/sourcing/index.ts'
import { openRound } from '#modules/sourcing/commands.ts'
import { type Actors, actorsOf } from './actors.ts'
import type { KindOfProject } from './demoProject.ts'
import { projectsOf } from './demoProjects.ts'
import { minSuppliersOf } from './draft.ts'
import { type ProjectRun, stateOf } from './projectRun.ts'
import { begin, stepsOf } from './steps.ts'
import { timetableOf } from './timetable.ts'

interface Chosen {
  readonly place: number
  readonly isSmall: boolean
}

/** Creates one project of the demo with its history until now. */
export async function createPastProject(
  tx: Tx,
  context: JobContext,
  { place, isSmall }: Chosen,
  seals: Seals,
): Promise<void> {
  const project = projectsOf(isSmall)[place]
  // A later version may have fewer.
  if (!project) return
  const { now, tenantId } = context
  const actors = await actorsOf(tx, tenantId)
  const times = timetableOf(project, now)
  const participants = participantsOf(actors, project, place)
  const buyer = buyerOf(actors, project, isSmall, place)
  const agencyId = project.isRepresented ? await agencyOf(tx) : undefined
  const run: ProjectRun = {
    tx,
    seals,
    project,
    times,
    actors,
    buyer,
    runner: agencyId === undefined ? buyer : actors.agents[0]!,
    agencyId,
    openers: project.mode ? openersOf(actors) : [],
    participants,
    quoters: project.rejectsLast ? participants.slice(0, -1) : participants,
    isSmall,
    categoryId: await categoryOf(tx, project.category),
    seed: place,
    open: (projectId) => openIn(tx, context, projectId, seals),
  }
  await setTransactionTime(tx, times.created)
  const id = await begin(run, { ...run.buyer, now: times.created })
  for (const { at, perform } of stepsOf(run)) {
    if (at > now || (await stateOf(run, id)).state === '9') return
    await setTransactionTime(tx, at)
    await perform((actor) => ({ ...actor, now: at }), id)
  }
}

const firstAgency = sqlQuery('demo.agency', 'select id from sourcing.agencies order by id limit 1')
const agencyOf = async (tx: Tx): Promise<string | undefined> => (await firstAgency.first(tx))?.id

/** Buyers of the main tenant by category; in others, all in turn. */
const buyerOfSection: Readonly<Record<string, string>> = {
  '01': 'dengxiaotang',
  '02': 'linzhiyuan',
  '03': 'mengchunhe',
  '04': 'yuehongfei',
  '05': 'zhouyanqiu',
  '06': 'baisuwen',
  '07': 'fangmuqing',
  '08': 'dengxiaotang',
  '09': 'pengyian',
  '10': 'pengyian',
  '11': 'zhaoyanbei',
  '12': 'niehuaijin',
}
function buyerOf(actors: Actors, { category }: KindOfProject, isSmall: boolean, place: number): Actor {
  const named = isSmall ? undefined : actors.of(buyerOfSection[category] ?? '')
  return named ?? actors.buyers[place % actors.buyers.length]!
}

/** Three heads of departments hold the shares. */
export const openersOf = (actors: Actors): readonly Actor[] => actors.heads.slice(0, 3)

function participantsOf(actors: Actors, project: KindOfProject, place: number) {
  const usual = project.kind === 'fixed' ? 1 : 4
  const count = project.participants ?? usual
  const isShort = project.stage.at === 'failed' && project.stage.want === 'enrolments'
  return actors.sellers(project.category, place).slice(0, isShort ? minSuppliersOf(project) - 1 : count)
}

const category = sqlQuery('demo.category', 'select id from catalogue.categories where code = $code')
const categoryOf = async (tx: Tx, code: string): Promise<string> => (await category.one(tx, { code })).id

const lastRound = sqlQuery(
  'demo.lastRound',
  'select max(round) as "round!" from sourcing.seal_rounds where project_id = $projectId',
)

/** Opens the last round as the job does, but in this transaction. */
async function openIn(tx: Tx, context: JobContext, projectId: string, seals: Seals): Promise<void> {
  const { round } = await lastRound.one(tx, { projectId })
  const database: Database = {
    ...context.database,
    read: (_, work) => work(tx),
    write: (_, work) => work(tx),
  }
  const opening = openRound(seals)
  if ('steps' in opening) await opening.steps({ ...context, database }, { projectId, round })
}
