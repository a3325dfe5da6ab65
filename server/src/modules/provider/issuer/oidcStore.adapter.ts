import { createHash } from 'node:crypto'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { ServiceContext } from '#kit/appContext.ts'
import { decrypt, encrypt } from '#kit/security/encryption.ts'
import {
  type StoredItemRow,
  findItem,
  findItemByUid,
  putItem,
  removeItem,
  removeGrantOf,
  removeGrantItems,
  setUsed,
} from './oidcStore.store.ts'

/** Digests of ids, separated by kind; the ids themselves are not stored. */
const digestOf = (kind: string, id: string) => createHash('sha256').update(`${kind}:${id}`).digest()

/**
 * Storage adapter of oidc-provider for one model and tenant. Each call is a separate transaction; a row update ensures
 * that a code or refresh token is redeemed once. Reuse is detected, and revokes the whole grant.
 */
export function createOidcStore({ database, encryptionKey }: ServiceContext, tenantId: string, kind: string): Adapter {
  const purposeOf = (sha: Uint8Array) => `oidc ${tenantId} ${kind} ${Buffer.from(sha).toString('hex')}`

  function toPayload(row: StoredItemRow | undefined): AdapterPayload | undefined {
    if (!row) return undefined
    const content = JSON.parse(decrypt(encryptionKey, purposeOf(row.sha), row.content)) as AdapterPayload
    return row.used_at ? { ...content, consumed: Math.floor(row.used_at.getTime() / 1000) } : content
  }

  return {
    find: async (id) =>
      toPayload((await database.read(tenantId, (db) => findItem(db, { kind, sha: digestOf(kind, id) })))[0]),
    findByUid: async (uid) =>
      toPayload((await database.read(tenantId, (db) => findItemByUid(db, { kind, uidSha: digestOf(kind, uid) })))[0]),
    findByUserCode: async () => undefined,
    async upsert(id, payload, seconds = 60) {
      const sha = digestOf(kind, id)
      const { grantId, uid } = payload
      await database.write(tenantId, (tx) =>
        putItem(tx, {
          kind,
          sha,
          family: grantId === undefined ? null : digestOf('Grant', grantId),
          uidSha: uid === undefined ? null : digestOf(kind, uid),
          content: encrypt(encryptionKey, purposeOf(sha), JSON.stringify(payload)),
          seconds,
        }),
      )
    },
    async consume(id) {
      const sha = digestOf(kind, id)
      const isFirst = await database.write(tenantId, async (tx) => {
        const used = await setUsed(tx, kind, sha)
        if (!used) await removeGrantOf(tx, { kind, sha })
        return used
      })
      if (isFirst) return
      const { errors } = await import('oidc-provider')
      throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await database.write(tenantId, (tx) => removeItem(tx, { kind, sha: digestOf(kind, id) }))
    },
    async revokeByGrantId(grantId) {
      await database.write(tenantId, (tx) => removeGrantItems(tx, { kind, family: digestOf('Grant', grantId) }))
    },
  }
}
