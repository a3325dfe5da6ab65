import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined.js'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { DocumentKind, StockDocumentDetail } from '#contract/warehouse/document.ts'
import { findStockDocument, listStockDocumentChanges } from '#contract/warehouse/inbound.ts'
import { stockPaper } from '#contract/warehouse/papers.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import css from '#web/kit/layout/DocumentPage.module.css'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { ChangeList } from '#web/kit/record/ChangeList.tsx'
import { useRecordActions } from '#web/kit/record/useRecordActions.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { idIn } from '#web/kit/url/searchParams.ts'
import { DocumentApproval } from '#web/modules/approvals/DocumentApproval.tsx'
import { documentTones } from '../warehouseTones.ts'
import { CountSection } from './CountSection.tsx'
import { LinesSection } from './LinesSection.tsx'
import { PutAwayForm } from './PutAwayForm.tsx'
import { useDocumentActions } from './useDocumentActions.tsx'

/** List that a document of each kind comes from. */
const lists = {
  purchaseIn: 'inboundTasks',
  exchangeIn: 'inboundTasks',
  backIn: 'inboundTasks',
  otherIn: 'inboundTasks',
  issue: 'pickTasks',
  supplierOut: 'pickTasks',
  transfer: 'stockTransfers',
  count: 'counts',
  scrap: 'stockScraps',
  otherOut: 'stockScraps',
} as const satisfies Record<DocumentKind, string>

/** Document of the warehouse, with what its keepers, its department and its approvers do with it. */
export function StockDocumentPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const may = useMay()
  const document = useRead(findStockDocument, { id: idIn(search) })
  const { kind, status, documentNo, reason } = document
  const list = may('warehouse.read') ? lists[kind] : 'stockRequests'
  const isPutAway = document.can.includes('putAway')
  const approved = kind === 'issue' ? 'stockIssue' : 'stockScrap'
  return (
    <Page
      title={documentNo}
      hideTitle
      backTo={{ to: `/${list}`, label: t(`${list}.title`), here: documentNo, kind: t(`${list}.title`) }}
    >
      <div className={css['page']}>
        <Head document={document} />
        {status === 'void' && reason !== '' && (
          <Alert tone="warn" title={t('stockDocuments.rejected')}>
            {reason}
          </Alert>
        )}
        {isPutAway && <PutAwayForm key={document.version} document={document} />}
        <div className={css['layout']}>
          <div className={css['main']}>
            {kind === 'count' ? <CountSection document={document} /> : <LinesSection document={document} />}
            <ChangeList route={listStockDocumentChanges} of={{ id: document.id }} texts="stockDocuments" />
          </div>
          <div className={css['aside']}>
            {document.isApproved && <DocumentApproval entity={approved} id={document.id} />}
            {isPutAway && <Rules />}
          </div>
        </div>
      </div>
    </Page>
  )
}

function Rules() {
  const { t } = useTranslation()
  return (
    <Section title={t('stockDocuments.putAway.rules')}>
      <ul>
        {(['batch', 'quarantine', 'reverse'] as const).map((rule) => (
          <li key={rule}>{t(`stockDocuments.putAway.ruleList.${rule}`)}</li>
        ))}
      </ul>
    </Section>
  )
}

function Head({ document }: { readonly document: StockDocumentDetail }) {
  const { t } = useTranslation()
  const act = useRecordActions({ actions: useDocumentActions(), texts: 'stockDocuments' })
  const paper = useDownload(stockPaper)
  const { id, kind, status } = document
  const isCount = kind === 'count'
  return (
    <section className={`card ${head['head']}`}>
      <div className={head['line']}>
        <div>
          <p className={head['tags']}>
            <StatusTag tone={documentTones[status]} as="tag">
              {t(`stockDocuments.field.status.options.${status}`)}
            </StatusTag>
            <StatusTag tone="mute" as="tag">
              {t(`stockDocuments.field.kind.options.${kind}`)}
            </StatusTag>
          </p>
          <p className={head['title']}>{document.documentNo}</p>
          <p className={head['no']}>
            {document.title} <Brief at={document.createdAt} />
          </p>
        </div>
        <div className={`noPrint ${head['actions']}`}>
          {!isCount && (
            <>
              <Button
                icon={<Icon of={PrinterOutlined} />}
                busy={paper.isPending}
                onClick={() => paper.mutate({ id, paper: 'document' })}
              >
                {t('stockDocuments.printDocument')}
              </Button>
              <Button busy={paper.isPending} onClick={() => paper.mutate({ id, paper: 'labels' })}>
                {t('stockDocuments.printLabels')}
              </Button>
            </>
          )}
          {act.buttonsOf(document)}
        </div>
      </div>
      <DescriptionList
        variant="strip"
        items={[
          { label: t('stockDocuments.field.warehouseName'), value: document.warehouseName },
          ...(['toWarehouseName', 'deptName', 'supplierName', 'orderNo', 'sourceNo', 'requesterName', 'note'] as const)
            .filter((name) => document[name] !== '')
            .map((name) => ({ label: t(`stockDocuments.field.${name}`), value: document[name] })),
          ...(isCount
            ? []
            : [
                {
                  label: t('stockDocuments.field.done'),
                  value: t('stockDocuments.progress', { done: document.done, requested: document.requested }),
                },
              ]),
        ]}
      />
      {act.dialog}
    </section>
  )
}
