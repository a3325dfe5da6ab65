import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Return, ReturnParcel } from '#contract/ordering/returns/return.ts'
import { listReturnChanges, returnDetail, returnSlip } from '#contract/ordering/returns/returns.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useOpenDocument } from '#web/kit/client/download.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { Steps } from '#web/kit/ui/Steps.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import css from '#web/kit/layout/DocumentPage.module.css'
import { idIn } from '#web/kit/url/searchParams.ts'
import { DocumentApproval } from '#web/modules/approvals/DocumentApproval.tsx'
import { ReturnGoods } from './ReturnGoods.tsx'
import { ReturnDue, ReturnState } from './ReturnState.tsx'
import { ReturnStatements } from './ReturnStatements.tsx'
import { stepsOf } from './returnSteps.ts'
import { useReturnActions } from './useReturnActions.tsx'

type Reader = 'buyer' | 'supplier' | 'operator'

const lists = {
  buyer: ['/myReturns', 'returns.title'],
  supplier: ['/supplierReturns', 'returns.supplier.title'],
  operator: ['/tenantReturns', 'returns.tenant.title'],
} as const

/** Page of a return for its buyer, its supplier and operators. */
export function ReturnPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const id = idIn(search)
  const row = useRead(returnDetail, { id })
  const type = useMe()?.userInfo.userType
  const reader: Reader = type === 'operator' || type === 'supplier' ? type : 'buyer'
  const [to, title] = lists[reader]
  return (
    <Page
      title={`${t('returns.detail')} ${row.returnNo}`}
      hideTitle
      backTo={{ to, label: t(title), here: row.returnNo, kind: t('returns.detail') }}
    >
      <div className={css['page']}>
        <ReturnHead row={row} reader={reader} />
        {reader === 'buyer' && row.status === '20' && (
          <DocumentApproval entity="return" id={row.id} title={t('returns.approval')} />
        )}
        <NextStep row={row} reader={reader} />
        <div className={css['layout']}>
          <div className={css['main']}>
            <Section title={t('returns.goods')}>
              <ReturnGoods lines={row.lines} isTaken={row.lines.some(hasResult)} />
            </Section>
            <Section title={t('returns.statements')} note={t('returns.statementsNote')}>
              <ReturnStatements statements={row.statements} />
            </Section>
          </div>
          <div className={css['aside']}>
            <Terms row={row} />
            <ChangeList route={listReturnChanges} of={{ id: row.id }} texts="returns" />
          </div>
        </div>
      </div>
    </Page>
  )
}

const hasResult = ({ restocked, scrapped, missing }: Return['lines'][number]) => restocked + scrapped + missing > 0

interface OfReturn {
  readonly row: Return
  readonly reader: Reader
}

function ReturnHead({ row, reader }: OfReturn) {
  const { t } = useTranslation()
  const printing = useOpenDocument(returnSlip)
  const act = useRecordActions({ actions: useReturnActions(), texts: 'returns' })
  const buyer = [...new Set([row.companyName, row.deptName])].filter(Boolean).join(' · ')
  const orderPath = reader === 'supplier' ? '/supplierOrderDetail' : '/orderDetail'
  return (
    <section className={`card ${head['head']}`}>
      <div className={head['line']}>
        <div>
          <p className={head['tags']}>
            <ReturnState of={row} as="tag" />
            <Tag>{t(`returns.field.kind.options.${row.kind}`)}</Tag>
            {row.isRejected && <Tag tone="warn">{t('returns.isRejected')}</Tag>}
            <ReturnDue of={row} />
          </p>
          <p className={head['title']}>
            {t('returns.detail')} {row.returnNo}
          </p>
          <p className={head['no']}>
            {t('returns.order')}{' '}
            <Link to={`${orderPath}?orderId=${row.orderId}`} className="tap num">
              {row.orderNo}
            </Link>{' '}
            {reader === 'buyer' ? row.supplierName : reader === 'supplier' ? buyer : `${buyer} → ${row.supplierName}`}
          </p>
        </div>
        <div className={`noPrint ${head['actions']}`}>
          {act.buttonsOf(row)}
          {(row.status === '40' || row.status === '50') && (
            <Button
              busy={printing.isPending}
              // The tab opens with the click: browsers block one that opens later.
              onClick={() => printing.mutate({ input: { id: row.id }, tab: open('', '_blank') })}
            >
              {t('returns.slip')}
            </Button>
          )}
        </div>
      </div>
      <Steps
        variant="rail"
        label={t('returns.steps')}
        steps={stepsOf(row).map(({ step, state }) => ({ key: step, label: t(`returns.step.${step}`), state }))}
      />
      <DescriptionList
        variant="strip"
        items={[
          { label: t('returns.field.requested'), value: <Amount value={row.requested} /> },
          { label: t('returns.field.refunded'), value: <Amount value={row.refunded} /> },
          { label: t('returns.field.quantity'), value: row.quantity },
          { label: t('returns.field.reason.label'), value: t(`returns.field.reason.options.${row.reason}`) },
          { label: t('returns.field.fault.label'), value: t(`returns.field.fault.options.${row.fault}`) },
          {
            label: t('returns.field.freightBy.label'),
            value: (
              <>
                {t(`returns.field.freightBy.options.${row.freightBy}`)}
                {row.freight !== '0.00' && (
                  <>
                    {' '}
                    <Amount value={row.freight} />
                  </>
                )}
              </>
            ),
          },
          { label: t('returns.field.buyerName'), value: row.buyerName },
          { label: t('returns.field.submittedAt'), value: <Brief at={row.submittedAt} /> },
        ]}
      />
      {act.dialog}
    </section>
  )
}

const explained = ['20', '30', '32', '35', '40', '50', '60', '75', '78'] as const

/** What happens next, and who acts. */
function NextStep({ row, reader }: OfReturn) {
  const { t } = useTranslation()
  const status = explained.find((one) => one === row.status)
  if (status === undefined) return null
  if (row.isRejected) return <Alert tone="info">{t('returns.next.rejected')}</Alert>
  if (reader === 'operator')
    return row.can.includes('decide') ? <Alert tone="warn">{t('returns.next.arbiter.60')}</Alert> : null
  return <Alert tone="info">{t(`returns.next.${reader}.${status}`)}</Alert>
}

/** Offer, answer, address and parcels; nothing before the supplier has answered. */
function Terms({ row }: { readonly row: Return }) {
  const { t } = useTranslation()
  const { offer, address, parcel, replacement, answer, status } = row
  const parcelText = ({ carrier, trackingNo }: ReturnParcel) => `${carrier} ${trackingNo}`
  const kind = offer && t(`returns.field.kind.options.${offer.kind}`)
  const items = [
    ...(offer && kind
      ? [
          {
            label: t('returns.offer'),
            value: `${offer.kind === 'allowance' ? t('returns.offered', { kind, amount: offer.amount }) : t('returns.offeredKind', { kind })} · ${offer.reason}`,
            wide: true,
          },
        ]
      : []),
    ...(answer === '' ? [] : [{ label: t('returns.answer'), value: answer, wide: true }]),
    ...(address
      ? [
          {
            label: t('returns.address'),
            value: `${address.consignee} ${address.mobile} ${address.address}`,
            wide: true,
          },
        ]
      : status === '40'
        ? [{ label: t('returns.address'), value: t('returns.noAddress'), wide: true }]
        : []),
    ...(parcel ? [{ label: t('returns.parcel'), value: parcelText(parcel), wide: true }] : []),
    ...(replacement ? [{ label: t('returns.replacement'), value: parcelText(replacement), wide: true }] : []),
  ]
  if (items.length === 0) return null
  return (
    <Section title={t('returns.terms')}>
      <DescriptionList items={items} />
    </Section>
  )
}
