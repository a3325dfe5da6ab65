import { type Extensions, mergeAttributes, type NodeViewRenderer } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Image } from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { isListType } from '#contract/kit/richText/numbering.ts'
import { isLinkAddress } from '#contract/kit/richText/linkAddress.ts'
import { showBySession } from '../sessionPictures.ts'
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions'

/** Cell span attribute; the default of 1 is omitted, as the server's sanitiser does. */
const span = (name: 'colspan' | 'rowspan') => ({
  [name]: {
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
    renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
      Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
  },
})
/** No fixed widths: columns adapt to content and screen. */
const cellAttributes = () => ({ ...span('colspan'), ...span('rowspan'), colwidth: { default: null, rendered: false } })

/** First number and kind of numbering of a list; the defaults are omitted, as the server's sanitiser does. */
const numbering = () => ({
  start: {
    default: 1,
    parseHTML: (element: HTMLElement) => Math.max(1, Math.trunc(Number(element.getAttribute('start') ?? 1)) || 1),
    renderHTML: ({ start }: Readonly<Record<string, unknown>>) => (Number(start) > 1 ? { start } : {}),
  },
  type: {
    default: null,
    parseHTML: (element: HTMLElement) => {
      const type = element.getAttribute('type') ?? ''
      return isListType(type) ? type : null
    },
    renderHTML: ({ type }: Readonly<Record<string, unknown>>) => (type === null ? {} : { type }),
  },
})

interface ShownPictures {
  readonly pattern: RegExp
  /** The pictures need a session. */
  readonly bySession: boolean
}

/** Node view of a picture that needs a session: a plain `img` request would carry no token. */
const sessionPicture: NodeViewRenderer = ({ node }) => {
  const { src, alt, width, height } = node.attrs as Readonly<Record<'src' | 'alt' | 'width' | 'height', string>>
  const dom = document.createElement('img')
  dom.alt = alt
  if (width && height) Object.assign(dom, { width: Number(width), height: Number(height) })
  const end = showBySession(dom, src)
  return {
    dom,
    // A changed address or description needs a new node view.
    update: (next) => next.type === node.type && next.attrs['src'] === src && next.attrs['alt'] === alt,
    ignoreMutation: () => true,
    destroy: end,
  }
}

/**
 * Editor extensions. Their HTML passes the server's sanitiser (`server/src/kit/richText`) unchanged; the resulting
 * schema drops everything else that is pasted.
 */
export const extensionsOf = (placeholder: string, pictures: ShownPictures | undefined): Extensions => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  Bold,
  Italic,
  Underline,
  Strike,
  Blockquote,
  BulletList,
  OrderedList.extend({ addAttributes: numbering }),
  ListItem,
  ListKeymap,
  Link.extend({ inclusive: () => false }).configure({
    openOnClick: false,
    protocols: ['mailto'],
    defaultProtocol: 'https',
    isAllowedUri: (address) => isLinkAddress(address ?? ''),
    HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow', class: null },
  }),
  ...(pictures === undefined ? [] : [picturesLike(pictures)]),
  Table.extend({
    renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes, { style: null }), ['tbody', 0]],
  }).configure({ resizable: false, View: null }),
  TableRow,
  TableHeader.extend({ addAttributes: cellAttributes }),
  TableCell.extend({ addAttributes: cellAttributes }),
  UndoRedo,
  Dropcursor.configure({ color: 'var(--p-6)' }),
  Gapcursor,
  TrailingNode,
  Placeholder.configure({ placeholder }),
]

/** Picture extension limited to these addresses; pictures of other sites or of the clipboard are dropped. */
const picturesLike = ({ pattern, bySession }: ShownPictures) =>
  Image.extend({
    ...(bySession && { addNodeView: () => sessionPicture }),
    addAttributes: () => ({
      src: { default: null },
      alt: { default: '' },
      width: { default: null },
      height: { default: null },
    }),
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: (element) => (pattern.test(element.getAttribute('src') ?? '') ? null : false) },
    ],
    addInputRules: () => [],
  }).configure({ HTMLAttributes: { loading: 'lazy' } })
