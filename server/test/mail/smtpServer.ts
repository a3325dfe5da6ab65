import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** Received mail: SMTP sender and recipients, raw bytes, and the parsed message. */
export interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly mail: Email
}

/** Local mail server. An error returned by `answer` refuses a mail. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  answer: (received: Received, count: number) => Error | undefined | Promise<Error | undefined> = () => undefined,
) {
  const received: Received[] = []
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key === undefined ? ['STARTTLS'] : [],
    closeTimeout: 500,
    ...options,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const bytes = Buffer.concat(parts)
        const receive = async () => {
          const mail = await PostalMime.parse(bytes)
          const { mailFrom, rcptTo } = session.envelope
          const one = {
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: bytes.toString('utf8'),
            mail,
          }
          count += 1
          const refused = await answer(one, count)
          if (!refused) received.push(one)
          done(refused)
        }
        void receive()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    received,
    stop: () => new Promise<void>((settle) => server.close(settle)),
  }
}
