import { dayOf } from '#contract/kit/calendar.ts'
import * as contract from '#contract/sourcing/projectCards.ts'
import { projectKinds, type ProjectState } from '#contract/sourcing/projectStates.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { databaseTime } from '../projects/project.store.ts'
import { type CardRow, presentCard, showsCounts } from '../projects/card.store.ts'
import { hallCounts, hallFilters } from './filters.service.ts'
import { floorPermissions, floorStates, presentStatistic } from './floor.service.ts'
import { findFloor } from './floor.store.ts'
import { hallList, hallStates, hallTabs } from './hall.store.ts'

const { open, over, completed } = floorStates
const kindOf = { '1': 'inquiry', '2': 'bidding' } as const

export function hallRoutes(app: App) {
  serveList(app, contract.listHall, {
    list: hallList,
    filter: async ({ db, actor, input }) => ({ ...input, actor, isCounted: await showsCounts(db) }),
    present: (row, _call, { isCounted }) => presentCard(row, isCounted),
  })
  serve(app, contract.getHallFigures, async ({ db, actor, input }) => {
    const now = await databaseTime(db)
    // The page still needs the server's time for its countdowns.
    if (!(await showsCounts(db)))
      return { now: now.toISOString(), open: null, publishedToday: null, closingToday: null, tabs: [] }
    const counted = await hallCounts(db, { ...input, actor }, dayOf(now))
    const sumOf = (of: 'count' | 'published' | 'closing', states: readonly ProjectState[] = []) =>
      counted
        .filter(({ state }) => states.length === 0 || states.includes(state))
        .reduce((all, row) => all + row[of], 0)
    return {
      now: now.toISOString(),
      open: sumOf('count', open),
      publishedToday: sumOf('published'),
      closingToday: sumOf('closing', open),
      tabs: hallTabs.map((tab) => ({ tab, count: sumOf('count', hallStates[tab]) })),
    }
  })
  serve(app, contract.getHallFilters, ({ db, actor, input }) => hallFilters(db, actor, input.kind))

  serve(app, contract.portalIndex, async ({ db, input: { type, status, limit = 6 } }) => {
    const states = status === 'complete' ? completed : open
    const found = await findFloor(db, { kinds: [kindOf[type]], states, soon: status === 'soon', limit })
    return presentCards(db, found)
  })
  serve(app, contract.portalMainList, async ({ db, input: { type, status = '1', limit = 6 } }) => {
    const kinds = type === undefined ? projectKinds : [type]
    const found = await findFloor(db, { kinds, states: status === '1' ? open : over, limit })
    return presentCards(db, found)
  })
  serve(app, contract.getInquiryCommonNotice, async ({ db, input: { status, limit = 6 } }) => {
    const states = status === 'unfinished' ? open : over
    const found = await findFloor(db, { kinds: ['inquiry'], states, limit })
    return presentCards(db, found)
  })
  serve(app, contract.portalStatistic, async ({ db }) => {
    return (await showsCounts(db)) ? presentStatistic(db) : refuse('portal.noCounts')
  })
  serve(app, contract.queryDeptInquiryPermByDeptId, async () => [...floorPermissions])
}

async function presentCards(db: Db, rows: readonly CardRow[]) {
  const isCounted = await showsCounts(db)
  return rows.map((row) => presentCard(row, isCounted))
}
