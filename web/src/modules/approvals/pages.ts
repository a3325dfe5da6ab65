import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with an address of their own. */
export const fixedPages = {
  '/approvalRule': lazyPage(
    ['approvals', 'identity'],
    async () => (await import('#web/modules/approvals/RulePage.tsx')).RulePage,
  ),
}

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  orderApproval: lazyPage(
    ['approvals'],
    async () => (await import('#web/modules/approvals/ApprovalsPage.tsx')).ApprovalsPage,
  ),
  approvalRules: lazyPage(['approvals'], async () => (await import('#web/modules/approvals/RulesPage.tsx')).RulesPage),
}
