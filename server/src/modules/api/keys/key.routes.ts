import * as contract from '#contract/api/keys.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { createApiKey, editApiKey, revokeApiKey, rotateApiKey } from './key.service.ts'
import { apiKeyList, type ApiKeyRow } from './key.store.ts'

const present = (
  { created_at: createdAt, last_used_at: lastUsedAt, former_until: formerUntil, ...row }: ApiKeyRow,
  now: Date,
): contract.ApiKey => ({
  ...row,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  formerUntil: formerUntil && formerUntil > now ? formerUntil.toISOString() : null,
  createdAt: createdAt.toISOString(),
  can: row.status === 'revoked' ? [] : row.status === 'active' ? ['edit', 'rotate', 'revoke'] : ['edit', 'revoke'],
})

export function apiKeyRoutes(app: App) {
  const { scopes, networks, ...labels } = contract.apiKeyLabels
  const keys = serveRecords(app, contract.listApiKeys, {
    list: apiKeyList,
    present: (row, { now }) => present(row, now),
    exported: {
      route: contract.exportApiKeys,
      name: ['API 密钥', 'API keys'],
      columns: {
        ...labels,
        scopes: { title: scopes, value: (row) => row.scopes.join(' ') },
        networks: { title: networks, value: (row) => row.networks.join(' ') },
      },
    },
  })
  keys.detail(contract.getApiKey, ({ id }) => id)
  keys.changes(contract.listApiKeyChanges, ({ id }) => id, { of: 'apiKey' })
  keys.write(contract.editApiKey, editApiKey)
  keys.write(contract.revokeApiKey, revokeApiKey)
  serve(app, contract.createApiKey, ({ db, actor, input }) => createApiKey(db, actor, input))
  serve(app, contract.rotateApiKey, ({ db, actor, input }) => rotateApiKey(db, actor, input))
}
