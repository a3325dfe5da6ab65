import { createHash } from 'node:crypto'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { House } from '#kit/house.ts'
import { decrypt, encrypt } from '#kit/encryption.ts'
import {
  type ArtefactRow,
  findArtefact,
  findArtefactByUid,
  putArtefact,
  removeArtefact,
  removeFamilyOf,
  removeOfFamily,
  setUsed,
} from './artefact.store.ts'

/** A secret is nowhere in the database, and the same one is another in another kind. */
const shaOf = (kind: string, id: string) => createHash('sha256').update(`${kind}:${id}`).digest()

/**
 * Where the protocol's library keeps one kind of its things for one tenant. Each call is a transaction of its own, so what must happen once
 * is decided by the row: of two that use a code or a refresh token at the same time one has it, and what hangs on it ends for both.
 */
export function keepArtefacts({ database, sealKey }: House, tenantId: string, kind: string): Adapter {
  const purposeOf = (sha: Uint8Array) => `oidc ${tenantId} ${kind} ${Buffer.from(sha).toString('hex')}`

  function read(row: ArtefactRow | undefined): AdapterPayload | undefined {
    if (!row) return undefined
    const content = JSON.parse(decrypt(sealKey, purposeOf(row.sha), row.content)) as AdapterPayload
    return row.used_at ? { ...content, consumed: Math.floor(row.used_at.getTime() / 1000) } : content
  }

  return {
    find: async (id) =>
      read((await database.read(tenantId, (sql) => findArtefact(sql, { kind, sha: shaOf(kind, id) })))[0]),
    findByUid: async (uid) =>
      read((await database.read(tenantId, (sql) => findArtefactByUid(sql, { kind, uidSha: shaOf(kind, uid) })))[0]),
    findByUserCode: async () => undefined,
    async upsert(id, payload, seconds = 60) {
      const sha = shaOf(kind, id)
      const { grantId, uid } = payload
      await database.write(tenantId, (tx) =>
        putArtefact(tx, {
          kind,
          sha,
          family: grantId === undefined ? null : shaOf('Grant', grantId),
          uidSha: uid === undefined ? null : shaOf(kind, uid),
          content: encrypt(sealKey, purposeOf(sha), JSON.stringify(payload)),
          seconds,
        }),
      )
    },
    async consume(id) {
      const sha = shaOf(kind, id)
      const isFirst = await database.write(tenantId, async (tx) => {
        const used = await setUsed(tx, kind, sha)
        if (!used) await removeFamilyOf(tx, { kind, sha })
        return used
      })
      if (!isFirst) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await database.write(tenantId, (tx) => removeArtefact(tx, { kind, sha: shaOf(kind, id) }))
    },
    async revokeByGrantId(grantId) {
      await database.write(tenantId, (tx) => removeOfFamily(tx, { kind, family: shaOf('Grant', grantId) }))
    },
  }
}
