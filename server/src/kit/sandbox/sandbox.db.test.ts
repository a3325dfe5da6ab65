import { expect, inject, test } from 'vitest'
import { openDatabase } from '#kit/database/database.ts'
import { recentMessages } from '#kit/devMailbox.ts'
import { insertTenant } from '#modules/tenancy/index.ts'
import { aTenant } from '#test/app.ts'
import { keepingSandboxes } from './sandbox.messages.ts'
import { outside } from './sandbox.ts'
import { openSms } from '#kit/sms/sms.ts'

const database = openDatabase({ url: inject('databaseUrl'), size: 2 })

async function aSandbox() {
  const { id: parentId, host } = await aTenant()
  const id = await database.write('0', (tx) =>
    insertTenant(tx, {
      code: `sandbox-${parentId}`,
      name: '沙箱',
      kind: 'sandbox',
      parent_id: parentId,
      hosts: [`s-${host}`],
    }),
  )
  return { parentId, id }
}

test('sandboxes: mails, text messages and notifications are kept, and those of all others go out', async () => {
  const { parentId, id } = await aSandbox()
  const sent: string[] = []
  const send = ({ tenantId }: { tenantId: string }) => {
    sent.push(tenantId)
    return Promise.resolve('sent' as const)
  }
  const { mail, sms, push } = keepingSandboxes(database, {
    mail: { send: async (message) => void (await send(message)), close: () => undefined },
    sms: openSms(async (message) => void (await send(message))),
    push: { publicKey: 'k', accepts: () => true, send },
  })
  for (const tenantId of [parentId, id]) {
    const letter = { subject: '邀请', paragraphs: [], foot: '' }
    const to = { name: '卢', address: 'lu@example.com' }
    await mail!.send({ tenantId, id: `m${tenantId}`, template: 't', to, fromName: '百采', lang: 'zh-CN', letter })
    await sms!.send({ tenantId, to: '13800000000', template: 'loginCode', lang: 'zh-CN', values: { code: '123456' } })
    const target = { endpoint: 'https://push.example/1', p256dh: '', auth: '' }
    await push!.send({ tenantId, id: '1', to: target, content: { title: 't', text: '', url: '/', tag: '' } })
  }
  expect(sent).toEqual([parentId, parentId, parentId])
  const kept = (tenantId: string) => database.read(tenantId, (db) => recentMessages(db))
  expect((await kept(id)).map(({ recipient }) => recipient)).toEqual(['push.example', '13800000000', 'lu@example.com'])
  expect(await kept(parentId)).toEqual([])
})

test('sandboxes: an unknown number takes as long as their mailbox, not as long as a message that goes out', async () => {
  const { parentId, id } = await aSandbox()
  const { sms } = keepingSandboxes(database, {
    mail: undefined,
    sms: openSms(() => Promise.reject(new Error('the carrier is down'))),
    push: undefined,
  })
  const message = { to: '13800000000', template: 'loginCode', lang: 'zh-CN', values: { code: '123456' } } as const
  await expect(sms!.send({ ...message, tenantId: parentId })).rejects.toThrow('the carrier is down')
  await expect(sms!.pretend({ tenantId: parentId })).rejects.toThrow('did not go out')
  await sms!.pretend({ tenantId: id })
})

test('sandboxes: systems outside are simulated in them alone', async () => {
  const { parentId, id } = await aSandbox()
  const bank = outside('bank', 'simulator')!
  expect(await bank({ database, tenantId: id })).toBe('simulator')
  expect(await bank({ database, tenantId: parentId })).toBe('bank')
  expect(outside(undefined, 'simulator')).toBeUndefined()
  // Known already: nothing is read, which a transaction would wait for.
  const unread = { database: {} as typeof database, tenantId: id }
  expect(await bank({ ...unread, isSandbox: true })).toBe('simulator')
  expect(await bank({ ...unread, isSandbox: false })).toBe('bank')
})
