import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Sends raw bytes; returns the response and the milliseconds until the server closed the connection. */
export async function sendRaw(
  at: number,
  say: (send: (text: string) => void) => unknown,
): Promise<{ answer: string; ended: number }> {
  const socket = connect(at, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += part.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const began = performance.now()
  let isOpen = true
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  socket.once('close', () => {
    isOpen = false
    resolve()
  })
  void say((text) => void (isOpen && socket.write(text)))
  await Promise.race([closed, pause(5000)])
  const ended = isOpen ? Infinity : performance.now() - began
  socket.destroy()
  return { answer, ended }
}
export const envelopeIn = (answer: string) => JSON.parse(answer.slice(answer.indexOf('{'))) as { code: number }

/** Request headers for a host. */
export function headsFor(host: () => string) {
  const head = (line: string, ...more: string[]) => [line, `Host: ${host()}`, ...more].join('\r\n')
  const post = (path: string, ...more: string[]) =>
    `${head(`POST ${path} HTTP/1.1`, 'Content-Type: application/json', ...more)}\r\n\r\n`
  return { head, post }
}
