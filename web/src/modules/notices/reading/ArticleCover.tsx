import type { PublicArticle } from '#contract/notices/reading.ts'
import { SessionPicture } from '#web/kit/upload/StoredPicture.tsx'
import css from './ArticleCover.module.css'

interface ArticleCoverProps {
  readonly article: Pick<PublicArticle, 'cover' | 'isForEveryone'>
  readonly className?: string | undefined
}

/** Cover for lists and cards; decorative, because the title is beside it. */
export const ArticleCover = ({ article: { cover, isForEveryone }, className }: ArticleCoverProps) => (
  <span className={[css['cover'], className].filter(Boolean).join(' ')} aria-hidden>
    {isForEveryone ? (
      <img src={cover} alt="" loading="lazy" decoding="async" />
    ) : (
      <SessionPicture address={cover} name="" fallback={null} />
    )}
  </span>
)
