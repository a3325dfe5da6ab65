import { textOf } from './sms.templates.ts'
import { type Sms, openSms } from './sms.ts'

const maxAnswer = 16 * 1024

/**
 * SMS gateway client: sends `POST {to, template, lang, values, text}` as JSON, with basic authentication if the address
 * contains credentials.
 */
export function gatewaySms(address: string, onError: (error: Error) => void, timeoutMs = 5000): Sms {
  const url = new URL(address)
  const { username, password } = url
  url.username = url.password = ''
  const pair = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const headers = {
    'content-type': 'application/json',
    ...(username === '' ? {} : { authorization: `Basic ${pair}` }),
  }
  return openSms(async (message) => {
    const { to, template, lang, values } = message
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ to, template, lang, values, text: textOf(message) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await beginningOf(answer)
    if (!answer.ok || hasRefused(text)) throw new Error(`the SMS gateway answered ${answer.status}`)
  }, onError)
}

/** Response body as text; throws if it exceeds `maxAnswer` bytes. */
async function beginningOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size > maxAnswer) throw new Error('the SMS gateway answers without end')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Whether the gateway refused: many respond 200 with an error code of their own. */
function hasRefused(text: string): boolean {
  try {
    const { code } = JSON.parse(text) as { code?: unknown }
    return code !== undefined && code !== 0 && code !== '0'
  } catch {
    return false
  }
}
