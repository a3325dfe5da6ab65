import { ssrPage } from '#web/kit/ssr/ssrPage.ts'

/** Server-rendered pages. */
export const ssrPages = {
  '/registerSupplier': ssrPage(
    ['login', 'onboarding.public'],
    async () => (await import('./applying/RegisterSupplierPage.tsx')).RegisterSupplierPage,
    {
      sources: ['src/modules/onboarding/applying/RegisterSupplierPage.tsx'],
      isBesidePortal: true,
      head: async () => (await import('./applying/registerHead.ts')).registerSupplierHead,
    },
  ),
}
