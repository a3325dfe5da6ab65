import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/groupDetail': lazyPage(
    ['groups', 'ordering', 'catalogue'],
    async () => (await import('#web/modules/groups/joining/GroupPage.tsx')).GroupPage,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  groupPurchase: lazyPage(
    ['groups', 'catalogue'],
    async () => (await import('#web/modules/groups/joining/GroupsPage.tsx')).GroupsPage,
  ),
  groupOffers: lazyPage(
    ['groups'],
    async () => (await import('#web/modules/groups/offers/OffersPages.tsx')).SupplierOffersPage,
  ),
  groupOffersReview: lazyPage(
    ['groups'],
    async () => (await import('#web/modules/groups/offers/OffersPages.tsx')).TenantOffersPage,
  ),
}
