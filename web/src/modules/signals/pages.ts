import { lazyPage } from '#web/messages/lazy.ts'

/** Pages with a fixed address. */
export const fixedPages = {
  '/signalCase': lazyPage(
    ['signals'],
    async () => (await import('#web/modules/signals/detail/SignalCasePage.tsx')).SignalCasePage,
  ),
}

/** Permissions that their first reads need. */
export const needs = { '/signalCase': 'signal.read' } as const

/** Pages of the server's menu, by route name. */
export const menuPages = {
  signals: lazyPage(['signals'], async () => (await import('#web/modules/signals/queue/SignalsPage.tsx')).SignalsPage),
  signalRules: lazyPage(
    ['signals'],
    async () => (await import('#web/modules/signals/rules/SignalRulesPage.tsx')).SignalRulesPage,
  ),
  signalExemptions: lazyPage(
    ['signals'],
    async () => (await import('#web/modules/signals/exemptions/ExemptionsPage.tsx')).ExemptionsPage,
  ),
}
