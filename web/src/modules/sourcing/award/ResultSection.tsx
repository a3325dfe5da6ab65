import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { ownResultPath, resultNoticePath } from './inquiryIdIn.ts'
import { Winners } from './Winners.tsx'

/** The published result on the page of its project; nothing before. */
export function ResultSection({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const { id, result } = notice
  if (result === null) return null
  const actions = (
    <>
      {result.isMine && <ButtonLink to={ownResultPath(id)}>{t('result.own')}</ButtonLink>}
      <ButtonLink to={resultNoticePath(id)}>{t('result.notice')}</ButtonLink>
    </>
  )
  return (
    <Section
      title={t('result.title')}
      note={<ProjectTime at={result.publishedAt} now={notice.now} />}
      actions={actions}
    >
      <Winners winners={result.winners} />
    </Section>
  )
}
