import { refuse } from '#kit/refusal.ts'
import { plainText } from './xml.text.ts'

/**
 * Callbacks for the parts of a document, in its order. Names come without their prefix; `attributes` as they are
 * written.
 */
export interface Listener {
  open?: (name: string, attributes: string) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const mostTag = 64 * 1024
const mostText = 64 * 1024

/**
 * Tells of a document while it arrives; keeps no more of it than one tag or 64 KB of text. Letters that fall between
 * two pieces stay whole. A document type is refused: with none there are no entities, inside or outside.
 */
export function xmlReader(on: Listener) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''

  const emitText = (end: number) => {
    if (end > 0) on.text?.(plainText(rest.slice(0, end)))
    rest = rest.slice(end)
  }
  function read(isEnd: boolean) {
    let at = 0
    for (let start = rest.indexOf('<'); start >= 0; start = rest.indexOf('<', at)) {
      const end = endOfTag(rest, start)
      if (end < 0) break
      if (start > at) on.text?.(plainText(rest.slice(at, start)))
      emitTag(rest.slice(start + 1, end), on)
      at = end + 1
    }
    rest = rest.slice(at)
    const unfinished = rest.indexOf('<')
    if (unfinished >= 0 && (isEnd || rest.length - unfinished > mostTag)) refuse('import.unreadable')
    // The last letters of a long text may be half of a `&amp;`.
    if (unfinished < 0 && (isEnd || rest.length > mostText)) emitText(isEnd ? rest.length : rest.length - 12)
  }

  const decoded = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      return refuse('import.unreadable')
    }
  }
  return {
    write(bytes: Buffer) {
      rest += decoded(bytes)
      read(false)
    },
    end() {
      rest += decoded()
      read(true)
    },
  }
}

/** Where the tag that starts here ends, or -1. A comment and a character section end with their own signs. */
function endOfTag(text: string, start: number): number {
  if (text.startsWith('<!--', start)) return lastOf(text.indexOf('-->', start + 4))
  if (text.startsWith('<![CDATA[', start)) return lastOf(text.indexOf(']]>', start + 9))
  let quote = 0
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (quote !== 0) quote = sign === quote ? 0 : quote
    else if (sign === 0x22 || sign === 0x27) quote = sign
    else if (sign === 0x3e) return at
  }
  return -1
}

const lastOf = (at: number) => (at < 0 ? -1 : at + 2)

function emitTag(tag: string, on: Listener) {
  if (tag.startsWith('!--') || tag.startsWith('?')) return
  if (tag.startsWith('![CDATA[')) return on.text?.(tag.slice(8, -2))
  if (tag.startsWith('!')) return refuse('import.unreadable')
  if (tag.startsWith('/')) return on.close?.(local(tag.slice(1).trim()))
  const isWhole = tag.endsWith('/')
  const body = isWhole ? tag.slice(0, -1) : tag
  const end = body.search(/\s/)
  const name = local(end < 0 ? body : body.slice(0, end))
  on.open?.(name, end < 0 ? '' : body.slice(end))
  if (isWhole) on.close?.(name)
}

/** A name without the prefix of its namespace. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)
