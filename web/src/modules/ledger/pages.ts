import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of the server's menu, by route name. */
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
