import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/statement': lazyPage(
    ['settlement'],
    async () => (await import('#web/modules/settlement/statement/StatementPage.tsx')).StatementPage,
  ),
}

/** Pages of menu entries by route name. */
export const menuPages = {
  statements: lazyPage(
    ['settlement'],
    async () => (await import('#web/modules/settlement/list/StatementsPage.tsx')).StatementsPage,
  ),
  supplierStatements: lazyPage(
    ['settlement'],
    async () => (await import('#web/modules/settlement/list/SupplierStatementsPage.tsx')).SupplierStatementsPage,
  ),
  invoiceInbox: lazyPage(
    ['settlement', 'invoices'],
    async () => (await import('#web/modules/settlement/invoices/InvoiceInboxPage.tsx')).InvoiceInboxPage,
  ),
  matching: lazyPage(
    ['settlement', 'invoices'],
    async () => (await import('#web/modules/settlement/matching/MatchingPage.tsx')).MatchingPage,
  ),
  supplierInvoices: lazyPage(
    ['settlement', 'invoices'],
    async () => (await import('#web/modules/settlement/invoices/SupplierInvoicesPage.tsx')).SupplierInvoicesPage,
  ),
  redLetters: lazyPage(
    ['settlement'],
    async () => (await import('#web/modules/settlement/red/RedLettersPage.tsx')).RedLettersPage,
  ),
  supplierRedLetters: lazyPage(
    ['settlement'],
    async () => (await import('#web/modules/settlement/red/RedLettersPage.tsx')).SupplierRedLettersPage,
  ),
  myInvoice: lazyPage(
    ['settlement', 'ordering'],
    async () => (await import('#web/modules/settlement/myInvoice/MyInvoicePage.tsx')).MyInvoicePage,
  ),
}
