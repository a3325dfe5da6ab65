import { createTransport } from 'nodemailer'
import { headerText, layOut } from './mail.layout.ts'
import type { Mail } from './mail.ts'

export interface SmtpOptions {
  /** `smtps://name:password@host` (TLS from the first byte) or `smtp://…` (STARTTLS). */
  readonly url: string
  /** Address of the sender; replies go there. */
  readonly from: string
  /** For each step of a conversation. */
  readonly timeoutMs?: number
  /** Certificates that are trusted beside the system's, for tests. */
  readonly ca?: string
}

/** At most so many conversations at once: a provider that throttles refuses more. */
const mostConnections = 2

const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/**
 * Mail over SMTP. Without TLS nothing is sent but to a relay on this machine: a letter names projects, and the password
 * would be readable as well.
 */
export function smtpMail({ url, from, timeoutMs = 10_000, ca }: SmtpOptions): Mail {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !isThisMachine(hostname),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(ca === undefined ? {} : { tls: { ca } }),
    pool: true,
    maxConnections: mostConnections,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // Letters have no attachments: nothing in one is ever read from this machine or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.indexOf('@') + 1)
  return {
    async send(message) {
      const { id, to, fromName, lang, unsubscribeUrl } = message
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from: { name: headerText(fromName), address: from },
        to: { name: headerText(to.name), address: to.address },
        // An answering machine does not answer.
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': lang,
          ...(unsubscribeUrl === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
        },
        ...layOut(message),
      })
    },
    close: () => transport.close(),
  }
}
