import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { ownResultPath, resultNoticePath } from './inquiryIdIn.ts'
import { Winners } from './Winners.tsx'

/** Published result on the project's page; nothing before its publication. */
export function ResultSection({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const { id, result } = notice
  const audit = useDownload(downloadAuditFile)
  if (result === null) return null
  const actions = (
    <>
      <Button busy={audit.isPending} onClick={() => audit.mutate({ projectId: id })}>
        {t('result.download')}
      </Button>
      <ButtonLink to="/verifyResult">{t('result.verify')}</ButtonLink>
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
