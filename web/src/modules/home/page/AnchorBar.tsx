import { useTranslation } from 'react-i18next'
import type { Block } from '#contract/home/blocks.ts'
import { useSectionInView } from '#web/kit/layout/useSectionInView.ts'
import css from './AnchorBar.module.css'
import { anchorsOf } from './anchors.ts'
import { useTitleOf } from './useTitleOf.ts'

const anchorOf = ({ id }: Block) => `block-${id}`

/** Anchor bar: links to the sections of a long page and marks the current one; three to five sections, or no bar. */
export function AnchorBar({ blocks }: { readonly blocks: readonly Block[] }) {
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const anchors = anchorsOf(blocks)
  const [current] = useSectionInView(anchors.map(anchorOf))
  if (anchors.length === 0) return null
  return (
    <nav className={css['bar']} aria-label={t('homePage.anchors')}>
      {anchors.map((block) => (
        <a
          key={block.id}
          href={`#${anchorOf(block)}`}
          aria-current={anchorOf(block) === current ? 'location' : undefined}
        >
          {titleOf(block)}
        </a>
      ))}
    </nav>
  )
}
