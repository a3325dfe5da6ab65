import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/paymentRequest': lazyPage(
    ['payments', 'approvals'],
    async () => (await import('#web/modules/payments/requests/PaymentRequestPage.tsx')).PaymentRequestPage,
  ),
  '/paymentBatch': lazyPage(
    ['payments'],
    async () => (await import('#web/modules/payments/batches/PaymentBatchPage.tsx')).PaymentBatchPage,
  ),
}

/** Pages of menu entries by route name. */
export const menuPages = {
  settlementPeriods: lazyPage(
    ['payments'],
    async () => (await import('#web/modules/payments/periods/PeriodsPage.tsx')).PeriodsPage,
  ),
  payables: lazyPage(
    ['payments', 'settlement'],
    async () => (await import('#web/modules/payments/payables/PayablesPage.tsx')).PayablesPage,
  ),
  paymentRequests: lazyPage(
    ['payments'],
    async () => (await import('#web/modules/payments/requests/PaymentRequestsPage.tsx')).PaymentRequestsPage,
  ),
  paymentBatches: lazyPage(
    ['payments'],
    async () => (await import('#web/modules/payments/batches/PaymentBatchesPage.tsx')).PaymentBatchesPage,
  ),
  payeeAccounts: lazyPage(
    ['payments'],
    async () => (await import('#web/modules/payments/payees/PayeeAccountsPage.tsx')).PayeeAccountsPage,
  ),
  supplierPayments: lazyPage(
    ['payments', 'settlement'],
    async () => (await import('#web/modules/payments/supplier/SupplierPaymentsPage.tsx')).SupplierPaymentsPage,
  ),
}
