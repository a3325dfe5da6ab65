import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { getResultNotice } from '#contract/sourcing/result.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { PrintButton } from '#web/kit/ui/PrintButton.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { WholeTime } from '../countdown/ProjectTime.tsx'
import { allProjectsPath, hallPaths } from '../hall/hallPaths.ts'
import { projectPath } from '../hall/projectPath.ts'
import { useHallName } from '../hall/useHallName.ts'
import { inquiryIdIn } from './inquiryIdIn.ts'
import css from './ResultPage.module.css'
import { Winners } from './Winners.tsx'

/** Result notice of a project, for everyone who may see the project. */
export function ResultNoticePage() {
  const [search] = useSearchParams()
  const inquiryId = inquiryIdIn(search)
  return inquiryId === undefined ? <NoResult /> : <ResultNotice key={inquiryId} inquiryId={inquiryId} />
}

function NoResult() {
  const { t } = useTranslation()
  const halls = <ButtonLink to={allProjectsPath}>{t('notice.action.ended')}</ButtonLink>
  return <Empty page illustration="search" title={t('result.none')} reason={t('result.noneReason')} action={halls} />
}

function ResultNotice({ inquiryId }: { readonly inquiryId: string }) {
  const { t } = useTranslation()
  const { reply, hasFailed } = useRead(getResultNotice, { inquiryId }, { suspense: false })
  const hall = useHallName(reply?.kind)
  const audit = useDownload(downloadAuditFile)
  if (hasFailed) return <NoResult />
  if (!reply) return <Skeleton rows={6} />
  const { kind, projectTitle, projectNo, deptName, publishedAt, purchaseContent, total, quoted, winners } = reply
  return (
    <Page
      title={t('result.of', { title: projectTitle })}
      hideTitle
      backTo={{ to: hallPaths[kind], label: hall, here: projectNo, kind: t('result.notice') }}
    >
      <article className={`card ${css['paper']}`}>
        <header className={css['head']}>
          <p className={css['kind']}>{t('result.notice')}</p>
          <p className={css['title']}>{projectTitle}</p>
          <p className={css['from']}>
            {deptName} · <WholeTime at={publishedAt} />
          </p>
        </header>
        <DescriptionList
          items={[
            { label: t('result.projectNo'), value: projectNo },
            { label: t('hall.filter.kind'), value: t(`hall.kind.${kind}`) },
            { label: t('hall.filter.purchaseForm'), value: t(`hall.purchaseForm.${reply.purchaseForm}`) },
            { label: t('result.quoted'), value: t('result.suppliers', { count: quoted }) },
            { label: t('result.total'), value: <Amount value={total} /> },
            { label: t('result.content'), value: purchaseContent, wide: true },
          ]}
        />
        <h2>{t('result.winners')}</h2>
        <Winners winners={winners} />
        <footer className={`noPrint ${css['foot']}`}>
          <ButtonLink to={projectPath({ id: inquiryId, type: kind, status: '7' })}>{t('result.project')}</ButtonLink>
          <Button busy={audit.isPending} onClick={() => audit.mutate({ projectId: inquiryId })}>
            {t('result.download')}
          </Button>
          <ButtonLink to="/verifyResult">{t('result.verify')}</ButtonLink>
          <PrintButton />
        </footer>
      </article>
    </Page>
  )
}
