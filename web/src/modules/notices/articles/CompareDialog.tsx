import { useTranslation } from 'react-i18next'
import { plainTextOf } from '#contract/kit/richText/plainText.ts'
import type { ArticleDetail, Edition } from '#contract/notices/articles.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import css from './CompareDialog.module.css'
import { lineDiff } from './lineDiff.ts'

interface CompareDialogProps {
  readonly edition: Edition
  readonly article: ArticleDetail
  readonly onClose: () => void
}

const textOf = ({ title, content }: { readonly title: string; readonly content: string }) =>
  `${title}\n${plainTextOf(content)}`

/** Differences between an edition and the draft, by line. */
export function CompareDialog({ edition, article, onClose }: CompareDialogProps) {
  const { t } = useTranslation()
  const lines = lineDiff(textOf(edition), textOf(article))
  const isSame = lines.every(({ kind }) => kind === 'same')
  return (
    <Dialog title={t('articles.compareTitle', { no: edition.no })} width={800} onClose={onClose}>
      {isSame && <p className={css['same']}>{t('articles.same')}</p>}
      <div className={css['lines']}>
        {lines.map(({ kind, text }, place) => (
          // Index as key: the lines do not change while the dialog is open.
          <p key={place} className={css[kind]}>
            {kind !== 'same' && <span className="visuallyHidden">{t(`articles.${kind}`)} </span>}
            {text}
          </p>
        ))}
      </div>
    </Dialog>
  )
}
