import { expect, inject, test } from 'vitest'
import { openDatabase } from '#kit/database/database.ts'
import { aTenant } from '#test/app.ts'
import { recentMessages } from '#kit/devMailbox.ts'
import { devMailboxPush } from './push.devMailbox.ts'

const database = openDatabase({ url: inject('databaseUrl'), size: 2 })

test('push in development: the mailbox shows each notification once, with its push service', async () => {
  const { id: tenantId } = await aTenant()
  const push = devMailboxPush(database, 'key', { allowLoopback: true, privateNetworks: [] })
  const to = { endpoint: 'https://push.example/secret-part', p256dh: '', auth: '' }
  const message = { tenantId, id: '42', to, content: { title: '订单待审批', text: '待我审批', url: '/a', tag: '1' } }
  expect([await push.send(message), await push.send(message)]).toEqual(['sent', 'sent'])
  expect(await database.read(tenantId, (db) => recentMessages(db))).toMatchObject([
    { recipient: 'push.example', subject: '订单待审批', text: '待我审批\n/a' },
  ])
})
