import { lazyPage } from '#web/messages/lazy.ts'

/** Pages before a login. */
export const openPages = {
  '/supplierInvitation': lazyPage(
    ['login', 'suppliers'],
    async () => (await import('#web/modules/suppliers/invitation/InvitationPage.tsx')).InvitationPage,
  ),
}

/** Pages of the server's menu, by route name. */
export const menuPages = {
  suppliers: lazyPage(
    ['suppliers'],
    async () => (await import('#web/modules/suppliers/SuppliersPage.tsx')).SuppliersPage,
  ),
  certificateCalendar: lazyPage(
    ['suppliers'],
    async () => (await import('#web/modules/suppliers/calendar/CertificateCalendarPage.tsx')).CertificateCalendarPage,
  ),
  supplierCertificates: lazyPage(
    ['suppliers'],
    async () => (await import('#web/modules/suppliers/calendar/CertificateCalendarPage.tsx')).MyCertificatesPage,
  ),
  supplierPeople: lazyPage(
    ['suppliers'],
    async () => (await import('#web/modules/suppliers/people/SupplierPeoplePage.tsx')).SupplierPeoplePage,
  ),
}
