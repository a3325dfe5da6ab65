import { messageStream, type Pushed } from '#contract/notifications/messages.ts'
import { readEvents, type StreamedEvent } from '#web/kit/stream/eventStream.ts'

const shortestMs = 1000
const longestMs = 30_000
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resume) => {
    const timer = setTimeout(resume, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resume()), { once: true })
  })

/** Reads the stream until aborted; reconnects after errors without missing messages. */
async function readOn(signal: AbortSignal, take: (pushed: Pushed) => void): Promise<void> {
  let [lastId, wait] = ['', shortestMs]
  const note = ({ id = lastId, data }: StreamedEvent) => {
    lastId = id
    take(data as Pushed)
  }
  while (!signal.aborted) {
    const isStream = await readEvents(messageStream, { lastId, signal, take: note }).catch(() => false)
    wait = isStream ? shortestMs : Math.min(2 * wait, longestMs)
    // Random delay, so that pages do not reconnect all at once after a restart.
    if (!signal.aborted) await pause(wait * (0.5 + Math.random()), signal)
  }
}

/**
 * Follows the messages of a person. The tabs of a browser share one stream: the tab that holds the lock reads it and
 * forwards messages; when it closes, another takes over.
 */
export function followMessages(userId: string, take: (pushed: Pushed) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const name = `messages-${userId}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Pushed>) => take(data))
  const share = channel.postMessage.bind(channel)
  const lead = () =>
    readOn(signal, (pushed) => {
      take(pushed)
      if (!signal.aborted) share(pushed)
    })
  // Without TLS browsers have no locks; then each tab has its own stream.
  const locks = navigator.locks as LockManager | undefined
  void (locks ? locks.request(name, { signal }, lead) : lead()).catch(() => undefined)
  return () => {
    ending.abort()
    channel.close()
  }
}
