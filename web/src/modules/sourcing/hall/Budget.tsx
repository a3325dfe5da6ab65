import { useTranslation } from 'react-i18next'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { Amount } from '#web/kit/format/Amount.tsx'

/** Budget of a project: masked, with the reason, if the buyer hides it; a dash if there is none. */
export function Budget({ card }: { readonly card: Pick<ProjectCard, 'needTotal' | 'isShowPrice'> }) {
  const { t } = useTranslation()
  if (card.needTotal !== null) return <Amount value={card.needTotal} />
  if (card.isShowPrice !== '1') return '-'
  return (
    <span title={t('hall.masked')}>
      <Amount value={null} hidden />
      <span className="visuallyHidden">{t('hall.masked')}</span>
    </span>
  )
}
