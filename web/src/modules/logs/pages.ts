import { lazyPage } from '#web/messages/lazy.ts'

/** Pages of menu entries by route name. */
export const menuPages = {
  loginLog: lazyPage(['logs'], async () => (await import('#web/modules/logs/LoginLogPage.tsx')).LoginLogPage),
  operationLog: lazyPage(['logs'], async () => (await import('#web/modules/logs/CallsPage.tsx')).OperationLogPage),
  exportLog: lazyPage(['logs'], async () => (await import('#web/modules/logs/ExportLogPage.tsx')).ExportLogPage),
  messageLog: lazyPage(['logs'], async () => (await import('#web/modules/logs/MessageLogPage.tsx')).MessageLogPage),
  callLog: lazyPage(['logs'], async () => (await import('#web/modules/logs/CallsPage.tsx')).CallLogPage),
  auditChain: lazyPage(['logs'], async () => (await import('#web/modules/logs/AuditChainPage.tsx')).AuditChainPage),
}
