import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database, Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { Refusal } from '#kit/refusal.ts'
import { importFlow } from '../import.flow.rules.ts'
import { type ImportRow, lockImport, setImportStatus } from '../import.store.ts'
import { forgetAttempt, type Taken } from './import.run.store.ts'

/** Actor in whose name rows are written. */
const actorOf = (taken: Taken, row: ImportRow): Actor => ({
  ...systemActor(taken.tenant_id),
  userId: row.created_by,
  supplierId: row.supplier_id,
})

/** Runs the work while this worker holds the import; false if it was cancelled or another worker took over. */
export const whileOurs = (
  database: Database,
  taken: Taken,
  work: (tx: Tx, row: Locked<ImportRow>, actor: Actor) => Promise<unknown>,
): Promise<boolean> =>
  database.write(taken.tenant_id, async (tx) => {
    const row = await lockImport(tx, taken.id)
    if (row.status !== 'running' || row.runner !== taken.runner) return false
    await work(tx, row, actorOf(taken, row))
    return true
  })

export const end = (database: Database, taken: Taken, refusal: Refusal | null) =>
  whileOurs(database, taken, async (tx, row, actor) => {
    const status = importFlow.decide(row, refusal ? 'fail' : 'finish', actor)
    await setImportStatus(tx, row, status, refusal)
    const { created, changed, unchanged, reviewing, warned, failed } = row
    const data = {
      created,
      changed,
      unchanged,
      reviewing,
      warned,
      failed,
      ...(refusal ? { refusal: refusal.code } : {}),
    }
    const name = refusal ? 'import.failed' : 'import.done'
    await publish(tx, actor, newEvent(name, { id: row.id, from: row.status, to: status, data }))
  })

/** Returns the import to the queue because this process ends; does not count as an attempt. */
export const leave = async (database: Database, taken: Taken): Promise<void> => {
  await whileOurs(database, taken, async (tx, row, actor) => {
    await setImportStatus(tx, row, importFlow.decide(row, 'giveBack', actor))
    await forgetAttempt(tx, { id: row.id })
  })
}

/** Returns a failed import to the queue for a retry. */
export const giveBack = async (database: Database, taken: Taken): Promise<void> => {
  await whileOurs(database, taken, (tx, row, actor) =>
    setImportStatus(tx, row, importFlow.decide(row, 'giveBack', actor)),
  )
}

/** Ends an import that failed too often. */
export const giveUp = (database: Database, taken: Taken) => end(database, taken, new Refusal('import.interrupted'))
