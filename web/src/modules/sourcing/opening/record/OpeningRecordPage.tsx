import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalMoney, formatMoney } from '#contract/kit/format.ts'
import { findOpeningSheet, type OpeningSheet } from '#contract/sourcing/seal/openingRecord.ts'
import { useRead } from '#web/kit/client/api.ts'
import { LoadingPage } from '#web/kit/layout/LoadingPage.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { MissingPage } from '#web/kit/ui/MissingPage.tsx'
import { PrintButton } from '#web/kit/ui/PrintButton.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { wholeTime } from '../../countdown/projectTime.ts'
import { managePath } from '../../projects/projectPaths.ts'
import css from './OpeningRecord.module.css'

/** Opening record of a project as a sheet to print, or to save as PDF. */
export function OpeningRecordPage() {
  const { t } = useTranslation()
  const [{ projectId }] = useQueryOf(findOpeningSheet)
  if (projectId === undefined) return <MissingPage />
  return (
    <Suspense fallback={<LoadingPage title={t('openingRecord.title')} />}>
      <Record key={projectId} projectId={projectId} />
    </Suspense>
  )
}

function Record({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const sheet = useRead(findOpeningSheet, { projectId })
  const isValued = sheet.rows.some(({ value }) => value !== undefined)
  const title = t('openingRecord.title')
  return (
    <Page
      title={`${title} ${sheet.projectNo}`}
      hideTitle
      wide
      backTo={{
        to: managePath(projectId),
        label: sheet.projectNo,
        here: title,
        kind: title,
        actions: (
          <>
            <ButtonLink to="/verifyResult">{t('auctionReplay.verify')}</ButtonLink>
            <PrintButton />
          </>
        ),
      }}
    >
      <article className={css['paper']}>
        <header className={css['head']}>
          <span>{sheet.deptName}</span>
          <span>{t('openingRecord.no', { no: `${sheet.projectNo}-${`${sheet.round}`.padStart(2, '0')}` })}</span>
        </header>
        <h2>{title}</h2>
        <Facts sheet={sheet} />
        <Rows sheet={sheet} />
        <ol className={css['notes']}>
          <li>
            {t(
              isValued
                ? 'openingRecord.orderOfValues'
                : sheet.mode === 'auction'
                  ? 'openingRecord.orderOfBids'
                  : 'openingRecord.order',
            )}
          </li>
          <li>{t('openingRecord.time')}</li>
        </ol>
        <div className={css['signatures']}>
          {sheet.signers.map(({ name, hasSigned }) => (
            <div key={name}>
              {t('openingRecord.opener', { name })} {hasSigned && <small>{t('openingRecord.signed')}</small>}
            </div>
          ))}
          <div>{t('openingRecord.supervisor')}</div>
          <div>{t('openingRecord.recorder')}</div>
        </div>
        <footer className={css['head']}>
          <small>
            {t('openingRecord.hash')} {sheet.recordHash}
          </small>
          <small>{t('openingRecord.made', { time: wholeTime(sheet.now) })}</small>
        </footer>
      </article>
    </Page>
  )
}

function Facts({ sheet }: { readonly sheet: OpeningSheet }) {
  const { t } = useTranslation()
  const valid = sheet.rows.filter(({ status }) => status === 'valid').length
  const facts = [
    [t('openingRecord.project'), sheet.title],
    [t('openingRecord.projectNo'), sheet.projectNo],
    [t('openingRecord.mode'), t(`openingRecord.modes.${sheet.mode}`)],
    [t('openingRecord.dept'), sheet.deptName],
    [t('openingRecord.endAt'), wholeTime(sheet.endAt)],
    [t('openingRecord.openedAt'), sheet.openedAt === null ? '—' : wholeTime(sheet.openedAt)],
    [t('openingRecord.budget'), sheet.budgetAmount === null ? '—' : `¥${formatMoney(sheet.budgetAmount)}`],
    [t('openingRecord.counts'), t('openingRecord.countsOf', { all: sheet.rows.length, valid })],
  ]
  return (
    <dl className={css['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Rows({ sheet }: { readonly sheet: OpeningSheet }) {
  const { t } = useTranslation()
  const isAuction = sheet.mode === 'auction'
  return (
    <div className={css['scroll']}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th>{t('openingRecord.seq')}</th>
            <th>{t('openingRecord.supplier')}</th>
            <th>{t(isAuction ? 'openingRecord.bidAt' : 'openingRecord.sealedAt')}</th>
            <th>{t('openingRecord.rowOpenedAt')}</th>
            <th className={css['number']}>{t('openingRecord.total')}</th>
            <th>{t('openingRecord.delivery')}</th>
            <th>{t('openingRecord.validUntil')}</th>
            <th>{t('openingRecord.files')}</th>
            <th>{t('openingRecord.rowHash')}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, at) => (
            <tr key={row.hash || at}>
              <td>{at + 1}</td>
              <td>
                {row.supplierName}
                <small>{row.creditCode}</small>
                {row.lot !== undefined && <small>{row.lot}</small>}
              </td>
              <td>{wholeTime(row.sealedAt)}</td>
              <td>{row.openedAt === null ? '—' : wholeTime(row.openedAt)}</td>
              <td className={css['number']}>
                {row.total === null ? (
                  t(`openingRecord.status.${row.status}`)
                ) : (
                  <>
                    <b>{formatMoney(row.total)}</b>
                    <small>{capitalMoney(row.total)}</small>
                    {row.value !== undefined && (
                      <small>{t('openingRecord.value', { value: formatMoney(row.value) })}</small>
                    )}
                  </>
                )}
              </td>
              <td>{row.deliveryDays === null ? '—' : t('openingRecord.days', { count: row.deliveryDays })}</td>
              <td>{row.validUntil || '—'}</td>
              <td>{row.files}</td>
              <td>
                <code>{row.hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
