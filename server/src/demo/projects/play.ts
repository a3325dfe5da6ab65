import { sql as text } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { openRound, type Seals } from '#modules/sourcing/index.ts'
import { type Cast, castOf } from './cast.ts'
import type { KindOfProject } from './demoProject.ts'
import { projectsOf } from './demoProjects.ts'
import { minSuppliersOf } from './draft.ts'
import { type Scene, standingOf } from './scene.ts'
import { begin, scriptOf } from './script.ts'
import { timetableOf } from './timetable.ts'

interface Chosen {
  readonly place: number
  readonly isSmall: boolean
}

/** Plays one of the projects of the demo from its beginning until now. */
export async function playProject(
  tx: Tx,
  context: JobContext,
  { place, isSmall }: Chosen,
  seals: Seals,
): Promise<void> {
  const project = projectsOf(isSmall)[place]
  // A later version may have fewer.
  if (!project) return
  const { now, tenantId } = context
  const cast = await castOf(tx, tenantId)
  const times = timetableOf(project, now)
  const takers = takersOf(cast, project, place)
  const scene: Scene = {
    tx,
    seals,
    project,
    times,
    cast,
    buyer: buyerOf(cast, project, isSmall, place),
    openers: project.mode ? openersOf(cast) : [],
    takers,
    quoters: project.turnsAway ? takers.slice(0, -1) : takers,
    isSmall,
    categoryId: await categoryOf(tx, project.category),
    seed: place,
    open: (projectId) => openIn(tx, context, projectId, seals),
  }
  await setTransactionTime(tx, times.created)
  const id = await begin(scene, { ...scene.buyer, now: times.created })
  for (const { at, play } of scriptOf(scene)) {
    if (at > now || (await standingOf(scene, id)).state === '9') return
    await setTransactionTime(tx, at)
    await play((actor) => ({ ...actor, now: at }), id)
  }
}

/** Who buys what in the main tenant; elsewhere everybody in turn. */
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
function buyerOf(cast: Cast, { category }: KindOfProject, isSmall: boolean, place: number): Actor {
  const named = isSmall ? undefined : cast.of(buyerOfSection[category] ?? '')
  return named ?? cast.buyers[place % cast.buyers.length]!
}

/** Three heads of departments hold the shares. */
export const openersOf = (cast: Cast): readonly Actor[] => cast.heads.slice(0, 3)

function takersOf(cast: Cast, project: KindOfProject, place: number) {
  const usual = project.kind === 'fixed' ? 1 : 4
  const count = project.takers ?? usual
  const isShort = project.stage.at === 'failed' && project.stage.want === 'enrolments'
  return cast.sellers(project.category, place).slice(0, isShort ? minSuppliersOf(project) - 1 : count)
}

async function categoryOf(tx: Tx, code: string): Promise<string> {
  const { rows } = await text<{ id: string }>`select id from catalogue.categories where code = ${code}`.execute(tx)
  return rows[0]!.id
}

/** Opens the last round as the job does, whose transactions are this one. */
async function openIn(tx: Tx, context: JobContext, projectId: string, seals: Seals): Promise<void> {
  const { rows } = await text<{ round: number }>`
    select max(round) as round from sourcing.seal_rounds where project_id = ${projectId}`.execute(tx)
  const database: Database = {
    ...context.database,
    read: (_, work) => work(tx),
    write: (_, work) => work(tx),
  }
  const opening = openRound(seals)
  if ('steps' in opening) await opening.steps({ ...context, database }, { projectId, round: rows[0]!.round })
}
