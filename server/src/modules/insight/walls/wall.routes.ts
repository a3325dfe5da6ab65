import * as contract from '#contract/insight/walls.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { readsOf } from '../scope.rules.ts'
import type { KindNames } from '../statistics/tables.ts'
import { endWallLink, makeWallLink, wallReader } from './wall.service.ts'
import { wallLinkList, type WallLinkRow } from './wall.store.ts'

const present = ({ created_at: createdAt, last_seen_at: lastSeenAt, ...row }: WallLinkRow): contract.WallLink => ({
  ...row,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  can: row.status === 'revoked' ? [] : ['revoke'],
})

export const wallRoutes = (kindNames: KindNames) => (app: App) => {
  const { networks, ...labels } = contract.wallLinkLabels
  const links = serveRecords(app, contract.listWallLinks, {
    list: wallLinkList,
    scope: (actor) => ({ makerId: readsOf(actor).isAll ? null : actor.userId }),
    present,
    exported: {
      route: contract.exportWallLinks,
      name: ['大屏链接', 'Wall links'],
      columns: { ...labels, networks: { title: networks, value: (row) => row.networks.join(' ') } },
    },
  })
  links.changes(contract.listWallLinkChanges, ({ id }) => id, { of: 'wallLink' })
  links.write(contract.revokeWallLink, endWallLink)
  serve(app, contract.createWallLink, ({ db, actor, input }) => makeWallLink(db, actor, input))
  const read = wallReader(kindNames, app.context.queryPorts)
  serve(app, contract.readWall, ({ db, actor, input: { token }, request }) =>
    read(db, { visitor: actor, ip: request.ip, token }),
  )
}
