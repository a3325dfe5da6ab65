import { useTranslation } from 'react-i18next'
import type { Article } from '#contract/notices/articles.ts'
import type { ArticleStatus } from '#contract/notices/states.ts'
import { StatusTag, Tag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import css from './ArticleState.module.css'

const tones: Readonly<Record<ArticleStatus, Tone>> = {
  '00': 'mute',
  '01': 'ok',
  '02': 'mute',
  '03': 'info',
  '04': 'warn',
}

/** Status of the draft, and of the live edition. */
export function ArticleState({ article, as }: { readonly article: Article; readonly as?: 'dot' | 'tag' }) {
  const { t } = useTranslation()
  const { status, isLive, editions, pinPlace, isPopUp, isLoginShown } = article
  return (
    <span className={css['state']} data-as={as}>
      <StatusTag tone={tones[status]} {...(as ? { as } : {})}>
        {t(`articles.status.${status}`)}
      </StatusTag>
      {isLive && status !== '01' && <Tag tone="ok">{t('articles.live', { no: editions })}</Tag>}
      {pinPlace !== null && <Tag tone="accent">{t('articles.pinned', { place: pinPlace })}</Tag>}
      {isPopUp && <Tag>{t('articles.popUp')}</Tag>}
      {isLoginShown && <Tag>{t('articles.login')}</Tag>}
    </span>
  )
}
