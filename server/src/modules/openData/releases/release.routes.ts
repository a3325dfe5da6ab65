import * as contract from '#contract/openData/releases.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { App } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { actionsOn, agreeWithdrawal, declineWithdrawal, proposeWithdrawal } from './release.service.ts'
import { releaseList } from './release.store.ts'

type Row = Awaited<ReturnType<typeof releaseList.one>>

const present = (row: Row, actor: Actor): contract.OpenDataRelease => ({
  id: row.id,
  profileCode: row.profile_code,
  ocid: row.ocid,
  releaseId: row.release_id,
  tags: row.tags,
  projectNo: row.project_no,
  title: row.title,
  status: row.status,
  reason: row.reason ?? '',
  proposer: row.proposer ?? '',
  decider: row.decider ?? '',
  date: row.date.toISOString(),
  body: row.body,
  can: [...actionsOn(row, actor)],
})

export function releaseRoutes(app: App) {
  serveList(app, contract.listReleases, {
    list: releaseList,
    filter: ({ input }) => input,
    present: (row, { actor }) => present(row, actor),
  })
  const write = serveWrites(app, async (db: Db, actor: Actor, id: string) =>
    present(await releaseList.one(db, {}, id), actor),
  )
  write(contract.withdrawRelease, proposeWithdrawal)
  write(contract.agreeWithdrawal, agreeWithdrawal)
  write(contract.declineWithdrawal, declineWithdrawal)
}
