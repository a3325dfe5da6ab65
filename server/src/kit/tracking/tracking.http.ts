import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import type { OpenOutbound } from '#kit/outbound/outbound.ts'
import type { TrackParcel } from './tracking.ts'

const maxEvents = 100
const maxText = 300

const Answer = Type.Object({
  status: Type.Enum(['waiting', 'underway', 'delivered', 'problem']),
  events: Type.Array(Type.Object({ at: Type.String(), place: Type.Optional(Type.String()), text: Type.String() }), {
    maxItems: 1000,
  }),
})

const shortened = (text: string) => (charactersIn(text) > maxText ? firstCharacters(text, maxText) : text)

/**
 * Client of a tracking service: `POST {carrier, trackingNo, phoneEnd}` as JSON, answered with `{status, events: [{at,
 * place, text}]}`, over the guarded client. Credentials in the address are sent as basic authentication.
 */
export function httpTracking(address: string, open: OpenOutbound): TrackParcel {
  const url = new URL(address)
  const { username, password } = url
  url.username = url.password = ''
  const pair = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(username === '' ? {} : { authorization: `Basic ${pair}` }),
  }
  const call = open([url.host])
  return async ({ carrier, trackingNo, phoneEnd }, signal) => {
    const reply = await call(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ carrier, trackingNo, phoneEnd }),
      maxBytes: 256 * 1024,
      timeoutMs: 8000,
      signal,
    })
    if (!reply.ok) throw new Error(`the tracking service answered ${reply.status}`)
    const answer: unknown = await reply.json()
    if (!Value.Check(Answer, answer)) throw new Error('the tracking service answered with something else')
    const events = answer.events.flatMap(({ at, place = '', text }) => {
      const time = new Date(at)
      return Number.isNaN(time.getTime()) ? [] : [{ at: time, place: shortened(place), text: shortened(text) }]
    })
    return { status: answer.status, events: events.toSorted((a, b) => Number(b.at) - Number(a.at)).slice(0, maxEvents) }
  }
}
