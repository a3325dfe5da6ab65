import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/budgetChangeDetail': lazyPage(
    ['approvals', 'ledger'],
    async () => (await import('#web/modules/ledger/changes/BudgetChangePage.tsx')).BudgetChangePage,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  budgets: lazyPage(
    ['identity', 'ledger'],
    async () => (await import('#web/modules/ledger/BudgetsPage.tsx')).BudgetsPage,
  ),
  budgetChanges: lazyPage(
    ['ledger'],
    async () => (await import('#web/modules/ledger/changes/BudgetChangesPage.tsx')).BudgetChangesPage,
  ),
  quotaBills: lazyPage(
    ['ledger', 'ledger.quota'],
    async () => (await import('#web/modules/ledger/bills/QuotaBillsPage.tsx')).QuotaBillsPage,
  ),
  quotaApplications: lazyPage(
    ['ledger'],
    async () => (await import('#web/modules/ledger/applications/QuotaApplicationsPage.tsx')).QuotaApplicationsPage,
  ),
}
