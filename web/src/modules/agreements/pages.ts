import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of menu entries by route name. */
export const menuPages = {
  agreements: lazyPage(
    ['agreements', 'identity'],
    async () => (await import('#web/modules/agreements/list/AgreementsPages.tsx')).AgreementsPage,
  ),
  priceIndices: lazyPage(
    ['agreements'],
    async () => (await import('#web/modules/agreements/indices/PriceIndicesPage.tsx')).PriceIndicesPage,
  ),
  supplierAgreements: lazyPage(
    ['agreements', 'identity'],
    async () => (await import('#web/modules/agreements/list/AgreementsPages.tsx')).SupplierAgreementsPage,
  ),
}
