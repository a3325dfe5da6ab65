import type { PublicArticle } from '#contract/notices/reading.ts'
import { SessionPicture } from '#web/kit/upload/StoredPicture.tsx'
import css from './ArticleCover.module.css'

interface ArticleCoverProps {
  readonly article: Pick<PublicArticle, 'cover' | 'isForEveryone'>
  readonly className?: string | undefined
}

/** The picture of an article, for lists and cards. It says nothing that the title beside it does not say. */
export const ArticleCover = ({ article: { cover, isForEveryone }, className }: ArticleCoverProps) => (
  <span className={[css['cover'], className].filter(Boolean).join(' ')} aria-hidden>
    {isForEveryone ? (
      <img src={cover} alt="" loading="lazy" decoding="async" />
    ) : (
      <SessionPicture address={cover} name="" fallback={null} />
    )}
  </span>
)
