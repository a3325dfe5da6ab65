import { lazyPage } from '#web/messages/lazy.ts'

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  budgets: lazyPage(
    ['identity', 'ledger'],
    async () => (await import('#web/modules/ledger/BudgetsPage.tsx')).BudgetsPage,
  ),
  quotaApplications: lazyPage(
    ['ledger'],
    async () => (await import('#web/modules/ledger/applications/QuotaApplicationsPage.tsx')).QuotaApplicationsPage,
  ),
}
