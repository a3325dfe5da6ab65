import { createTransport } from 'nodemailer'
import { headerText, layOut } from './mail.layout.ts'
import type { Mail } from './mail.ts'

export interface SmtpOptions {
  /** `smtps://name:password@host` (TLS from the first byte) or `smtp://…` (STARTTLS). */
  readonly url: string
  /** Sender address; replies go to it. */
  readonly from: string
  /** Timeout of each step of an SMTP session. */
  readonly timeoutMs?: number
  /** Additional trusted CA certificates, for tests. */
  readonly ca?: string
}

/** Connection pool size: providers that throttle refuse more. */
const maxConnections = 2

const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/**
 * SMTP transport with mandatory TLS, except for a relay on this machine: mails name projects, and the password would be
 * readable too.
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
    maxConnections: maxConnections,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // Disables local files and URLs as content: letters have no attachments (SSRF guard).
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
        // Prevents automatic replies (RFC 3834).
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
