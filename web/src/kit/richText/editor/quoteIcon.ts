import type { IconDefinition } from '@ant-design/icons-svg/es/types'

const mark = (left: number) =>
  `M${left} 232h220c18 0 32 14 32 32v268c0 132-82 230-208 260-17 4-34-7-38-24l-6-26c-4-17 6-34 22-39 74-22 118-66 130-131H${left}c-18 0-32-14-32-32V264c0-18 14-32 32-32zm28 80v180h164V312H${left + 28}z`

/** Quotation mark icon, missing in the icon library; uses the library's grid and stroke. */
export const quoteIcon: IconDefinition = {
  name: 'quote',
  theme: 'outlined',
  icon: {
    tag: 'svg',
    attrs: { viewBox: '64 64 896 896', focusable: 'false' },
    children: [{ tag: 'path', attrs: { d: `${mark(192)}${mark(580)}` } }],
  },
}
