import { useTranslation } from 'react-i18next'
import type { Block } from '#contract/home/blocks.ts'
import css from './AnchorBar.module.css'
import { anchorsOf } from './anchors.ts'
import { useBlockInView } from './useBlockInView.ts'
import { useTitleOf } from './useTitleOf.ts'

/** Anchor bar: links to the sections of a long page and marks the current one; three to five sections, or no bar. */
export function AnchorBar({ blocks }: { readonly blocks: readonly Block[] }) {
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const anchors = anchorsOf(blocks)
  const here = useBlockInView(anchors.map(({ id }) => id))
  if (anchors.length === 0) return null
  return (
    <nav className={css['bar']} aria-label={t('homePage.anchors')}>
      {anchors.map((block) => (
        <a key={block.id} href={`#block-${block.id}`} aria-current={block.id === here ? 'location' : undefined}>
          {titleOf(block)}
        </a>
      ))}
    </nav>
  )
}
