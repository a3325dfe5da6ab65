import { ssrPage } from '#web/kit/ssr/ssrPage.ts'

/** Server-rendered pages. */
export const ssrPages = {
  '/registerDept': ssrPage(
    ['login', 'registrations.public'],
    async () => (await import('./applying/RegisterDeptPage.tsx')).RegisterDeptPage,
    {
      sources: ['src/modules/registrations/applying/RegisterDeptPage.tsx'],
      isBesidePortal: true,
      needsSwitch: 'deptEnable',
      head: async () => (await import('./applying/registrationHead.ts')).registerHead,
    },
  ),
  '/myRequestList': ssrPage(
    ['login', 'registrations.public'],
    async () => (await import('./applying/MyRequestsPage.tsx')).MyRequestsPage,
    {
      sources: ['src/modules/registrations/applying/MyRequestsPage.tsx'],
      isBesidePortal: true,
      head: async () => (await import('./applying/registrationHead.ts')).requestsHead,
    },
  ),
}
