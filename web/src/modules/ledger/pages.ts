import { lazyPage } from '#web/messages/lazy.ts'

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  budgets: lazyPage(
    ['identity', 'ledger'],
    async () => (await import('#web/modules/ledger/BudgetsPage.tsx')).BudgetsPage,
  ),
}
