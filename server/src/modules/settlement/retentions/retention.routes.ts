import {
  type Retention,
  retentionLabels,
  type RetentionStatus,
  retentionStatusNames,
} from '#contract/settlement/retentions/retention.ts'
import * as contract from '#contract/settlement/retentions/retentions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import type { App } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { endedRetentions, presentRetention } from './retention.present.ts'
import { decideRetention, proposeRetention } from './retention.service.ts'
import { type ListedRetention, type RetentionFilter, retentionList } from './retention.store.ts'

const all = Object.keys(retentionStatusNames) as readonly RetentionStatus[]
const tabs: Record<contract.RetentionTab, readonly RetentionStatus[]> = {
  held: ['held', 'settling'],
  settling: ['settling'],
  ended: endedRetentions,
  all,
}
const columns: ColumnsOf<typeof contract.exportRetentions> = {
  ...retentionLabels,
  status: { title: retentionLabels.status, words: retentionStatusNames },
}

const findRetention = async (db: Db, actor: Actor, id: string): Promise<Retention> =>
  presentRetention(await retentionList.one(db, { statuses: all }, id), actor)

export function retentionRoutes(app: App) {
  const listed = {
    list: retentionList,
    filter: ({
      input: { tab = 'held', ...input },
    }: ListCall<Omit<RetentionFilter, 'statuses'> & { readonly tab?: contract.RetentionTab }>): RetentionFilter => ({
      ...input,
      statuses: tabs[tab],
    }),
    present: (row: ListedRetention, { actor }: { readonly actor: Actor }) => presentRetention(row, actor),
  }
  serveList(app, contract.listRetentions, listed)
  serveExport(app, contract.exportRetentions, { ...listed, name: ['质保金', 'Retentions'], columns })
  serveChanges(
    app,
    contract.listRetentionChanges,
    async ({ db, actor, input }) => (await findRetention(db, actor, input.id)).id,
    { of: 'retention' },
  )
  const write = serveWrites(app, findRetention)
  write(contract.proposeRetention, proposeRetention)
  write(contract.decideRetention, decideRetention)
}
