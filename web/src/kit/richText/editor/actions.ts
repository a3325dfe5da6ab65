import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import BoldOutlined from '@ant-design/icons-svg/es/asn/BoldOutlined.js'
import ItalicOutlined from '@ant-design/icons-svg/es/asn/ItalicOutlined.js'
import OrderedListOutlined from '@ant-design/icons-svg/es/asn/OrderedListOutlined.js'
import StrikethroughOutlined from '@ant-design/icons-svg/es/asn/StrikethroughOutlined.js'
import UnderlineOutlined from '@ant-design/icons-svg/es/asn/UnderlineOutlined.js'
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined.js'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { quoteIcon } from './quoteIcon.ts'

export type Chain = (chain: ChainedCommands) => ChainedCommands

/** Format toggle, on while the selection has the format. Its name is that of the extension and of its message. */
export interface Toggle {
  readonly name: 'bold' | 'italic' | 'underline' | 'strike' | 'bulletList' | 'orderedList' | 'blockquote'
  readonly icon: IconDefinition
  readonly change: Chain
}

export const marks: readonly Toggle[] = [
  { name: 'bold', icon: BoldOutlined, change: (chain) => chain.toggleBold() },
  { name: 'italic', icon: ItalicOutlined, change: (chain) => chain.toggleItalic() },
  { name: 'underline', icon: UnderlineOutlined, change: (chain) => chain.toggleUnderline() },
  { name: 'strike', icon: StrikethroughOutlined, change: (chain) => chain.toggleStrike() },
]
export const blocks: readonly Toggle[] = [
  { name: 'bulletList', icon: UnorderedListOutlined, change: (chain) => chain.toggleBulletList() },
  { name: 'orderedList', icon: OrderedListOutlined, change: (chain) => chain.toggleOrderedList() },
  { name: 'blockquote', icon: quoteIcon, change: (chain) => chain.toggleBlockquote() },
]

/** Block levels: 0 is a paragraph, others are headings. */
export const levels = [0, 2, 3] as const

const watched = [...marks.map(({ name }) => name), ...blocks.map(({ name }) => name), 'link', 'table', 'image']

/** State of the editor that the toolbar shows. */
export const stateOf = (editor: Editor) => ({
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
  level: levels.find((level) => level > 0 && editor.isActive('heading', { level })) ?? 0,
  active: Object.fromEntries(watched.map((name) => [name, editor.isActive(name)])) as Readonly<Record<string, boolean>>,
})
