import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openSms } from './sms.ts'
import { gatewaySms } from './sms.gateway.ts'
import { type SmsMessage, textOf } from './sms.templates.ts'

const message: SmsMessage = {
  tenantId: '1',
  to: '13800001234',
  template: 'loginCode',
  lang: 'zh-CN',
  values: { code: '012345', minutes: '5' },
}

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** Fixture: a gateway with this response, and the outcome of sending through it. */
async function sentTo(answer: Answer, { pair = '', timeoutMs = 5000 } = {}) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => answer(request, response, body))
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const { port } = server.address() as AddressInfo
  const errors: string[] = []
  const sms = gatewaySms(`http://${pair}127.0.0.1:${port}/send`, (error) => void errors.push(error.message), timeoutMs)
  try {
    const outcome = await sms.send(message).then(
      () => 'sent',
      () => 'failed',
    )
    return { outcome, errors }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('SMS gateway: receives number, template, values and text, and accepts', async () => {
  const seen: unknown[] = []
  const { outcome } = await sentTo(
    ({ headers, method, url }, response, body) => {
      seen.push(method, url, headers.authorization, JSON.parse(body))
      response.end('{"code":0}')
    },
    { pair: 'shop:p%40ss@' },
  )
  expect(outcome).toBe('sent')
  expect(seen).toEqual([
    'POST',
    '/send',
    `Basic ${Buffer.from('shop:p@ss').toString('base64')}`,
    {
      to: '13800001234',
      template: 'loginCode',
      lang: 'zh-CN',
      values: { code: '012345', minutes: '5' },
      text: '您的登录验证码为 012345，5 分钟内有效。请勿将验证码告知他人。',
    },
  ])
})

test.each<[string, Answer]>([
  ['it answers with an error', (_, response) => void response.writeHead(500).end()],
  ['it has a no of its own', (_, response) => void response.end('{"code":"1001","message":"余额不足"}')],
  ['it sends elsewhere', (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
  ['it never ends', (_, response) => void response.end('x'.repeat(64 * 1024))],
  ['it hangs up', (request) => void request.socket.destroy()],
])('SMS gateway: nothing is sent if %s', async (_, answer) => {
  const { outcome, errors } = await sentTo(answer)
  expect(outcome).toBe('failed')
  expect(errors).toHaveLength(1)
})

test('SMS gateway: an unresponsive gateway times out', async () => {
  expect((await sentTo(() => undefined, { timeoutMs: 50 })).outcome).toBe('failed')
})

test('SMS gateway: an unassigned number behaves like the previous one', async () => {
  let isUp = true
  const sms = openSms(async () => {
    if (!isUp) throw new Error('down')
  })
  await sms.pretend(message)
  await sms.send(message)
  await sms.pretend(message)
  isUp = false
  await expect(sms.send(message)).rejects.toThrow('down')
  await expect(sms.pretend(message)).rejects.toThrow()
  isUp = true
  await sms.send(message)
  await sms.pretend(message)
})

test('SMS gateway: texts exist in both languages', () => {
  expect(textOf({ ...message, template: 'resetCode', lang: 'en' })).toContain('012345')
  expect(textOf({ ...message, template: 'resetCode', lang: 'en' })).not.toContain('{')
})
