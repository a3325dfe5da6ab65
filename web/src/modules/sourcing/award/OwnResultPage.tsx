import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { findOwnResult, type OwnResult } from '#contract/sourcing/result.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { PrintButton } from '#web/kit/ui/PrintButton.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { WholeTime } from '../countdown/ProjectTime.tsx'
import { projectPath } from '../hall/projectPath.ts'
import css from './ResultPage.module.css'
import { Winners } from './Winners.tsx'

/** Result of a supplier that has quoted, as a printable letter. */
export function OwnResultPage() {
  const [{ id }] = useQueryOf(getProjectNotice)
  if (id === undefined) return <MissingPage />
  return <Letter key={id} inquiryId={id} />
}

function Letter({ inquiryId }: { readonly inquiryId: string }) {
  const { t } = useTranslation()
  const { reply, hasFailed } = useRead(findOwnResult, { inquiryId }, { suspense: false })
  const list = <ButtonLink to="/supplierProjects">{t('supplierProjects.title')}</ButtonLink>
  if (hasFailed)
    return <Empty page illustration="search" title={t('result.none')} reason={t('result.ownNone')} action={list} />
  if (!reply) return <Skeleton rows={6} />
  const { projectTitle, projectNo, kind, deptName, contactName, contactTel, publishedAt, supplierName, isWinner } =
    reply
  return (
    <Page
      title={t('result.own')}
      hideTitle
      backTo={{
        to: '/supplierProjects',
        label: t('supplierProjects.title'),
        here: projectNo,
        kind: t('result.own'),
      }}
    >
      <article className={`card ${css['paper']}`}>
        <header className={css['head']}>
          <p className={css['title']}>{t('result.own')}</p>
          <p className={css['from']}>{projectNo}</p>
        </header>
        <p className={css['text']}>{t('result.to', { name: supplierName })}</p>
        <p className={css['text']}>
          {t(isWinner ? 'result.won' : 'result.lost', { title: projectTitle, dept: deptName })}
        </p>
        <Facts result={reply} />
        {isWinner && <Lines lines={reply.lines} />}
        {!isWinner && (
          <>
            <h2>{t('result.winners')}</h2>
            <Winners winners={reply.winners} />
          </>
        )}
        {reply.reasons.length > 0 && (
          <>
            <h2>{t('result.reasons')}</h2>
            {reply.reasons.map((reason, place) => (
              <p key={place} className={css['text']}>
                {reason}
              </p>
            ))}
          </>
        )}
        <p className={css['text']}>
          {t(isWinner ? 'result.next' : 'result.thanks', { name: contactName || deptName, tel: contactTel || '-' })}
        </p>
        <p className={css['sign']}>
          {deptName}
          <br />
          <WholeTime at={publishedAt} />
        </p>
        <footer className={`noPrint ${css['foot']}`}>
          <ButtonLink to={projectPath({ id: inquiryId, type: kind, status: '7' })}>
            {t('projects.action.notice')}
          </ButtonLink>
          <PrintButton />
        </footer>
      </article>
    </Page>
  )
}

/** Shows only the supplier's own rank, never that of others. */
function Facts({ result: { isWinner, rank, quoted, offered, awarded } }: { readonly result: OwnResult }) {
  const { t } = useTranslation()
  return (
    <DescriptionList
      variant="strip"
      items={[
        {
          label: t('result.outcome'),
          value: (
            <StatusTag tone={isWinner ? 'ok' : 'mute'} as="tag">
              {t(isWinner ? 'result.isWinner' : 'result.isNotWinner')}
            </StatusTag>
          ),
        },
        {
          label: t('result.rank'),
          value: rank === null ? t('result.noRank') : t('result.rankOf', { rank, count: quoted }),
        },
        { label: t('result.offered'), value: <Amount value={offered} /> },
        ...(isWinner ? [{ label: t('result.awarded'), value: <Amount value={awarded} /> }] : []),
      ]}
    />
  )
}

function Lines({ lines }: Pick<OwnResult, 'lines'>) {
  const { t } = useTranslation()
  return (
    <>
      <h2>{t('result.lines')}</h2>
      <Table
        label={t('result.lines')}
        rows={lines}
        rowKey={({ itemId }) => itemId}
        columns={[
          {
            key: 'name',
            title: t('projectForm.item.name'),
            lead: true,
            render: ({ name, spec }) => <RowName under={spec}>{name}</RowName>,
          },
          {
            key: 'quantity',
            title: t('projectForm.item.quantity'),
            right: true,
            render: ({ quantity, unit }) => `${quantity} ${unit}`,
          },
          { key: 'price', title: t('result.price'), right: true, render: ({ price }) => formatMoney(price) },
          { key: 'taxRate', title: t('result.taxRate'), right: true, render: ({ taxRate }) => `${taxRate}%` },
          {
            key: 'amount',
            title: t('result.lineAmount'),
            right: true,
            render: ({ amount }) => formatMoney(amount),
          },
        ]}
      />
    </>
  )
}
