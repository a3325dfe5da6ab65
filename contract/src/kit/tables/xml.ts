import { fail } from './tableError.ts'
import { plainText } from './xmlText.ts'

/** Callbacks of the SAX parser, in document order. Names are without namespace prefix; `attributes` is the raw text. */
export interface Listener {
  open?: (name: string, attributes: string) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const mostTag = 64 * 1024
const maxText = 64 * 1024

/**
 * Streaming XML parser (SAX): buffers at most one tag or 64 KB of text; handles characters split between pieces.
 * Refuses document types with `import.unreadable`, which excludes entity expansion and external entities (XXE).
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
    if (unfinished >= 0 && (isEnd || rest.length - unfinished > mostTag)) fail('import.unreadable')
    // The end of a long text may be an incomplete entity such as `&am`.
    if (unfinished < 0 && (isEnd || rest.length > maxText)) emitText(isEnd ? rest.length : rest.length - 12)
  }

  const decoded = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      return fail('import.unreadable')
    }
  }
  return {
    write(bytes: Uint8Array) {
      rest += decoded(bytes)
      read(false)
    },
    end() {
      rest += decoded()
      read(true)
    },
  }
}

/** End of the tag that starts here, or -1. Comments and CDATA sections have end marks of their own. */
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
  if (tag.startsWith('!')) return fail('import.unreadable')
  if (tag.startsWith('/')) return on.close?.(local(tag.slice(1).trim()))
  const isWhole = tag.endsWith('/')
  const body = isWhole ? tag.slice(0, -1) : tag
  const end = body.search(/\s/)
  const name = local(end < 0 ? body : body.slice(0, end))
  on.open?.(name, end < 0 ? '' : body.slice(end))
  if (isWhole) on.close?.(name)
}

/** Local name, without namespace prefix. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)
