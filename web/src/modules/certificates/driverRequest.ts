import { DriverError } from './driverError.ts'

const patience = 15_000

export type Answer = Readonly<Record<string, unknown>>

/** Sends a request: a form with one field, as the service requires. */
export async function send(url: string, requested: Answer): Promise<Answer> {
  const body = new URLSearchParams({ json: JSON.stringify(requested) })
  const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patience) }).catch(
    (error: unknown) => {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      throw new DriverError(isLate ? 'noAnswer' : 'unreachable')
    },
  )
  const answer = response.ok ? await response.json().catch(() => undefined) : undefined
  if (typeof answer !== 'object' || answer === null) throw new DriverError('noAnswer')
  return answer as Answer
}

export function textIn(answer: Answer, name: string): string {
  const text = answer[name]
  if (typeof text !== 'string') throw new DriverError('noAnswer')
  return text
}

export const listIn = (text: string, between: string) => text.split(between).filter((each) => each !== '')
