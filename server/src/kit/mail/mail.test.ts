import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aCertificate } from '#test/mail/certificate.ts'
import { startSmtpServer } from '#test/mail/smtpServer.ts'
import { headerText, layOut } from './mail.layout.ts'
import { type MailMessage, messageIdOf } from './mail.ts'
import { smtpMail, type SmtpOptions } from './mail.smtp.ts'

const message: MailMessage = {
  tenantId: '1',
  id: messageIdOf('1', 'test', '7'),
  template: 'test',
  to: { name: '林知远', address: 'lin@example.com' },
  fromName: '企业采购',
  lang: 'zh-CN',
  letter: {
    subject: '项目已截止',
    paragraphs: ['您好，<b>林知远</b>：', '第二段 & 其他'],
    facts: [['密钥指纹', 'ABCDE-12345']],
    action: { label: '查看项目', url: 'http://demo.localhost:3000/havePublished?id=1&type=2' },
    foot: '您因参与该项目收到此邮件。',
  },
}

async function sentBy(
  options: Parameters<typeof startSmtpServer>[0],
  how: Partial<SmtpOptions> & { readonly userInfo?: string; readonly scheme?: string } = {},
  over: Partial<MailMessage> = {},
) {
  const server = await startSmtpServer(options)
  onTestFinished(() => server.stop())
  const { userInfo = '', scheme = 'smtp', ...rest } = how
  const url = `${scheme}://${userInfo}localhost:${server.port}`
  const mail = smtpMail({ url, from: 'noreply@baicai.example.com', timeoutMs: 2000, ...rest })
  onTestFinished(() => mail.close())
  const outcome = await mail.send({ ...message, ...over }).then(
    () => 'sent',
    (error: Error) => error.message,
  )
  return { outcome, received: server.received }
}

test('mail: a letter has equal plain text and HTML parts and its own id', async () => {
  const { outcome, received } = await sentBy({})
  expect(outcome).toBe('sent')
  const { mail, from, to } = received[0]!
  expect([from, to]).toEqual(['noreply@baicai.example.com', ['lin@example.com']])
  expect(mail).toMatchObject({
    subject: '项目已截止',
    messageId: `<${message.id}@baicai.example.com>`,
    from: { name: '企业采购', address: 'noreply@baicai.example.com' },
    to: [{ name: '林知远', address: 'lin@example.com' }],
  })
  expect(mail.text).toContain('密钥指纹: ABCDE-12345')
  expect(mail.text).toContain('http://demo.localhost:3000/havePublished?id=1&type=2')
  expect(mail.html).toContain('您好，&lt;b&gt;林知远&lt;/b&gt;：')
  expect(mail.html).toContain('href="http://demo.localhost:3000/havePublished?id=1&amp;type=2"')
})

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0000', '\u0085']
test.each(breaks)('mail: text with the line break %j adds no header or recipient', async (lineBreak) => {
  const evil = `Hello${lineBreak}Bcc: all@example.com${lineBreak}${lineBreak}body`
  const { outcome, received } = await sentBy(
    {},
    {},
    { fromName: evil, to: { name: evil, address: 'lin@example.com' }, letter: { ...message.letter, subject: evil } },
  )
  expect(outcome).toBe('sent')
  const { mail, to, raw } = received[0]!
  expect(to).toEqual(['lin@example.com'])
  expect([mail.bcc, mail.subject]).toEqual([undefined, 'Hello Bcc: all@example.com body'])
  expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([])
  expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:/im)
})

test('mail: a value with two addresses is sent to nobody', async () => {
  const { received } = await sentBy({}, {}, { to: { name: 'x', address: 'a@example.com, b@example.com' } })
  expect(received.flatMap(({ to }) => to)).not.toContain('b@example.com')
})

test('mail: header text is one line of at most 200 characters', () => {
  expect(headerText(' a\r\n\tb\u2029c ')).toBe('a b c')
  expect(headerText('长'.repeat(300))).toHaveLength(200)
})

test('mail: only web URLs are links', () => {
  const evil = { ...message.letter, action: { label: 'x', url: 'javascript:alert(1)' } }
  expect(layOut({ ...message, letter: evil }).html).not.toContain('javascript:')
  expect(layOut({ ...message, letter: evil }).text).not.toContain('javascript:')
})

test('mail: credentials are used, and wrong ones send nothing', async () => {
  const onAuth: NonNullable<Parameters<typeof startSmtpServer>[0]>['onAuth'] = ({ username, password }, _, done) =>
    username === 'shop' && password === 'p@ss' ? done(null, { user: 'shop' }) : done(new Error('no'))
  const options = { authOptional: false, allowInsecureAuth: true, onAuth }
  expect((await sentBy(options, { userInfo: 'shop:p%40ss@' })).outcome).toBe('sent')
  const { outcome, received } = await sentBy(options, { userInfo: 'shop:wrong@' })
  expect([outcome, received]).toEqual([expect.stringContaining('Invalid login'), []])
})

test('mail: TLS directly and by STARTTLS; an untrusted certificate sends nothing', async () => {
  const { key, cert } = aCertificate()
  expect((await sentBy({ secure: true, key, cert }, { scheme: 'smtps', ca: cert })).outcome).toBe('sent')
  expect((await sentBy({ key, cert }, { ca: cert })).outcome).toBe('sent')
  const { outcome, received } = await sentBy({ secure: true, key, cert }, { scheme: 'smtps' })
  expect([outcome, received]).toEqual([expect.stringMatching(/certificate/i), []])
})

test('mail: an unresponsive server times out', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const mail = smtpMail({ url: `smtp://localhost:${port}`, from: 'a@example.com', timeoutMs: 100 })
  await expect(mail.send(message)).rejects.toThrow(/greeting|timeout/i)
  mail.close()
})

test('mail: ids are deterministic by tenant and parts', () => {
  expect(messageIdOf('1', 'a', 'b')).toBe(messageIdOf('1', 'a', 'b'))
  expect(new Set([messageIdOf('1', 'a', 'b'), messageIdOf('2', 'a', 'b'), messageIdOf('1', 'ab', '')]).size).toBe(3)
})
