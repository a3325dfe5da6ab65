import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/approvalRule': lazyPage(
    ['approvals', 'identity'],
    async () => (await import('#web/modules/approvals/rules/RulePage.tsx')).RulePage,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  orderApproval: lazyPage(
    ['approvals'],
    async () => (await import('#web/modules/approvals/ApprovalsPage.tsx')).ApprovalsPage,
  ),
  approvalRules: lazyPage(
    ['approvals'],
    async () => (await import('#web/modules/approvals/rules/RulesPage.tsx')).RulesPage,
  ),
}
