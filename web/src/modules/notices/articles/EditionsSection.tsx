import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minuteOf } from '#contract/kit/calendar.ts'
import { type ArticleDetail, type Edition, listEditions, restoreEdition } from '#contract/notices/articles.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { RowActions } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import css from './EditionsSection.module.css'

/** Editions, which can be compared with the draft and restored. */
export function EditionsSection({ article }: { readonly article: ArticleDetail }) {
  const { t } = useTranslation()
  const { id, version } = article
  const editions = useRead(listEditions, { id })
  const [compared, setCompared] = useState<Edition>()
  const restore = useWrite(restoreEdition, { onDone: () => toast.success(t('articles.restored')) })
  const onRestore = async (no: number) => {
    const texts = { title: t('articles.restoreTitle', { no }), text: t('articles.restoreText', { no }) }
    if (await confirm({ ...texts, ok: t('articles.restore'), cancel: t('common.cancel') }))
      restore.mutate({ id, version, no })
  }
  /** The live edition is the current text until a revision begins. */
  const isCurrent = ({ isLive }: Edition) => isLive && article.status === '01'
  return (
    <Section title={t('articles.editions')}>
      {editions.length === 0 && <p className={css['none']}>{t('articles.noEditions')}</p>}
      <ul className={css['editions']}>
        {editions.map((edition) => (
          <li key={edition.no}>
            <strong>{t('articles.edition', { no: edition.no })}</strong>
            {edition.isLive && <Tag tone="ok">{t('articles.liveNow')}</Tag>}
            <small>
              {minuteOf(new Date(edition.publishedAt))} · {edition.issueUser}
            </small>
            {!isCurrent(edition) && (
              <RowActions>
                <Button variant="text" onClick={() => setCompared(edition)}>
                  {t('articles.compare')}
                </Button>
                {article.can.includes('edit') && (
                  <Button variant="text" busy={restore.isPending} onClick={() => void onRestore(edition.no)}>
                    {t('articles.restore')}
                  </Button>
                )}
              </RowActions>
            )}
          </li>
        ))}
      </ul>
      {compared && <CompareDialog edition={compared} article={article} onClose={() => setCompared(undefined)} />}
    </Section>
  )
}
