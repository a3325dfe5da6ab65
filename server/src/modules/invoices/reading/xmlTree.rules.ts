import { TableError } from '#contract/kit/tables/tableError.ts'
import { xmlReader } from '#contract/kit/tables/xml.ts'
import { refuse } from '#kit/refusal.ts'

/** Element of an XML document by its local name. */
export interface XmlNode {
  readonly name: string
  text: string
  readonly children: XmlNode[]
}

const maxBytes = 2 * 1024 * 1024
const maxDepth = 32
const maxNodes = 100_000

/** Encoding of the bytes by their byte order mark or XML declaration. */
function decoderOf(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true })
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true })
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1]?.toLowerCase()
  const isChinese = declared === 'gbk' || declared === 'gb2312' || declared === 'gb18030'
  return new TextDecoder(isChinese ? 'gb18030' : 'utf-8', { fatal: true })
}

/**
 * Reads an XML document as a tree. Refuses with `invoice.unreadable` what is damaged, too large or too deep, and what has
 * a document type: no entity is expanded and no other file is read.
 */
export function treeOf(bytes: Uint8Array): XmlNode {
  if (bytes.length > maxBytes) refuse('invoice.unreadable')
  const root: XmlNode = { name: '', text: '', children: [] }
  const path = [root]
  let nodes = 0
  const reader = xmlReader({
    open: (name) => {
      const node: XmlNode = { name, text: '', children: [] }
      path.at(-1)!.children.push(node)
      path.push(node)
      nodes += 1
      if (path.length > maxDepth || nodes > maxNodes) refuse('invoice.unreadable')
    },
    text: (text) => {
      path.at(-1)!.text += text
    },
    close: (name) => {
      if (path.length === 1 || path.pop()!.name !== name) refuse('invoice.unreadable')
    },
  })
  try {
    reader.write(new TextEncoder().encode(decoderOf(bytes).decode(bytes)))
    reader.end()
  } catch (error) {
    if (error instanceof TableError || error instanceof TypeError) return refuse('invoice.unreadable')
    throw error
  }
  const [top] = root.children
  return path.length === 1 && root.children.length === 1 && top ? top : refuse('invoice.unreadable')
}

/** First element on this path below a node; undefined if there is none. */
export const nodeAt = (from: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>((node, name) => node?.children.find((child) => child.name === name), from)

/** Text of the element on this path, without surrounding white space; empty if there is none. */
export const textAt = (from: XmlNode | undefined, ...path: readonly string[]): string =>
  nodeAt(from, ...path)?.text.trim() ?? ''
