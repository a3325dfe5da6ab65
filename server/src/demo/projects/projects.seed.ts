import type { Database, Tx } from '#kit/database/database.ts'
import { addJobs } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import type { Founded } from '../organisation.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { createAgency, createExpert } from '#modules/sourcing/commands.ts'
import { type Actors, actorsOf } from './actors.ts'
import { projectsOf } from './demoProjects.ts'
import { giveOpenerKey } from './openers.ts'
import { openersOf } from './pastProject.ts'
import { auctionDemoJob } from './auctions/auction.job.ts'
import { projectJob } from './project.job.ts'
import { later, timetableOf } from './timetable.ts'

/** Start after startup, and interval between jobs. */
const [firstAfterMs, everyMs] = [3_000, 250]
/** Three finished auctions, one of them by lot, and one that begins within ten minutes of the first start. */
const auctionPlaces = [0, 1, 2, 3]
/** Keys are older than all projects. */
const keysAgo = -24 * 600

/** Oldest first, because lists are sorted by creation. */
const byCreation = (isSmall: boolean, now: Date): number[] =>
  projectsOf(isSmall)
    .map((project, place) => ({ place, created: timetableOf(project, now).created.getTime() }))
    .toSorted((a, b) => a.created - b.created)
    .map(({ place }) => place)

const titles = ['高级工程师', '教授级高工', '副教授', '高级采购师']
const employers = ['', '苏州工业技术研究院', '', '江南大学', '华东设备检测中心']
const fields = sqlQuery(
  'demo.expertFields',
  'select id from catalogue.categories where cardinality(path) = 1 order by position, id',
)

/** Puts all experts into the pool; each knows most fields, so that every project has enough candidates. */
async function foundExperts(tx: Tx, { operator, expertPool }: Actors, now: Date): Promise<void> {
  const all = (await fields(tx)).map(({ id }) => id).slice(0, 12)
  for (const [n, { userId }] of expertPool.entries())
    await createExpert(
      tx,
      { ...operator, now },
      {
        userId,
        categoryIds: all.filter((_, at) => (at + n) % 4 !== 0).slice(0, 9),
        title: titles[n % titles.length]!,
        employer: employers[n % employers.length]!,
        conflictSupplierIds: [],
      },
    )
}

/** Registers the agency of the organisation that has people of one. */
async function foundAgency(tx: Tx, { operator, agents }: Actors, now: Date): Promise<void> {
  const [first] = agents
  if (!first) return
  await createAgency(
    tx,
    { ...operator, now },
    {
      name: '苏州衡信招标代理有限公司',
      creditCode: '91320594MA27HX3K6T',
      contactName: first.userName,
      contactTel: '0512-66880066',
      contactMail: 'zhaobiao@hengxin.example.com',
      userIds: agents.map(({ userId }) => userId),
    },
  )
}

/** Creates the openers, and one job for each project of a tenant. */
export async function foundProjects(
  database: Database,
  { tenantId, organisation }: Pick<Founded, 'tenantId' | 'organisation'>,
  now: Date,
): Promise<void> {
  const isSmall = organisation.departments.length < 5
  await database.write(tenantId, async (tx) => {
    const at = later(now, keysAgo)
    await setTransactionTime(tx, at)
    const actors = await actorsOf(tx, tenantId)
    for (const opener of openersOf(actors)) await giveOpenerKey(tx, { ...opener, now: at })
    await foundAgency(tx, actors, at)
    await foundExperts(tx, actors, at)
    await addJobs(
      tx,
      projectJob,
      byCreation(isSmall, now).map((place, turn) => ({
        data: { isSmall, place },
        key: String(place),
        runAt: new Date(Date.now() + firstAfterMs + turn * everyMs),
      })),
    )
    // After the first projects, so that the auction that begins soon is there within a minute.
    if (!isSmall)
      await addJobs(
        tx,
        auctionDemoJob,
        auctionPlaces.map((place) => ({
          data: { place },
          key: `auction ${place}`,
          runAt: new Date(Date.now() + firstAfterMs + (place + 1) * 2_000),
        })),
      )
  })
}
