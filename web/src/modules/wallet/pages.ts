import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/onlinePayment': lazyPage(
    ['wallet'],
    async () => (await import('#web/modules/wallet/charges/OnlinePaymentPage.tsx')).OnlinePaymentPage,
  ),
  '/withdrawalDetail': lazyPage(
    ['approvals', 'wallet'],
    async () => (await import('#web/modules/wallet/WithdrawalPage.tsx')).WithdrawalPage,
  ),
}

/** Pages of menu entries by route name. */
export const menuPages = {
  wallet: lazyPage(['ledger', 'wallet'], async () => (await import('#web/modules/wallet/WalletPage.tsx')).WalletPage),
  walletAccounts: lazyPage(
    ['identity', 'ledger', 'wallet'],
    async () => (await import('#web/modules/wallet/WalletAccountsPage.tsx')).WalletAccountsPage,
  ),
  myPoints: lazyPage(
    ['ledger', 'wallet'],
    async () => (await import('#web/modules/wallet/MyPointsPage.tsx')).MyPointsPage,
  ),
  pointRules: lazyPage(['wallet'], async () => (await import('#web/modules/wallet/PointRulesPage.tsx')).PointRulesPage),
}
