import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/approvalRule': lazyPage(
    ['approvals', 'identity'],
    async () => (await import('#web/modules/approvals/rules/RulePage.tsx')).RulePage,
  ),
}

/** Pages before a login. */
export const openPages = {
  '/decide': lazyPage(
    ['approvals', 'login'],
    async () => (await import('#web/modules/approvals/letters/DecidePage.tsx')).DecidePage,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  orderApproval: lazyPage(
    ['approvals'],
    async () => (await import('#web/modules/approvals/ApprovalsPage.tsx')).ApprovalsPage,
  ),
  delegations: lazyPage(
    ['approvals'],
    async () => (await import('#web/modules/approvals/delegations/DelegationsPage.tsx')).DelegationsPage,
  ),
  approvalRules: lazyPage(
    ['approvals'],
    async () => (await import('#web/modules/approvals/rules/RulesPage.tsx')).RulesPage,
  ),
  stuckApprovals: lazyPage(
    ['approvals'],
    async () => (await import('#web/modules/approvals/stuck/StuckPage.tsx')).StuckPage,
  ),
}
