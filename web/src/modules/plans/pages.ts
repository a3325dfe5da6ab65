import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/planDetail': lazyPage(
    ['approvals', 'ordering', 'plans', 'sourcing'],
    async () => (await import('#web/modules/plans/plan/PlanPage.tsx')).PlanPage,
  ),
  '/planCycleDetail': lazyPage(
    ['plans'],
    async () => (await import('#web/modules/plans/cycles/CyclePage.tsx')).CyclePage,
  ),
}

/** Pages of menu entries by route name. */
export const menuPages = {
  demandList: lazyPage(
    ['plans'],
    async () => (await import('#web/modules/plans/list/DemandListPage.tsx')).DemandListPage,
  ),
  planCycles: lazyPage(
    ['plans'],
    async () => (await import('#web/modules/plans/cycles/PlanCyclesPage.tsx')).PlanCyclesPage,
  ),
}
