import { useTranslation } from 'react-i18next'
import type { OpenLine, ToInvoice } from '#contract/settlement/matching/match.ts'
import * as contract from '#contract/settlement/matching/matching.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { units } from '#contract/kit/money.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'
import css from './Invoices.module.css'
import { InvoiceUpload } from './InvoiceUpload.tsx'
import { rowKey } from '#web/modules/invoices/invoiceColumns.tsx'

/** What confirmed statements still lack in invoices, with the exact values to copy. */
export function ToInvoicePanel() {
  const { t } = useTranslation()
  const columns: readonly RecordColumn<'toInvoice', ToInvoice>[] = [
    {
      key: 'statementNo',
      lead: true,
      render: ({ statementNo, month }) => (
        <RowName under={month}>
          <Copied text={statementNo} />
        </RowName>
      ),
    },
    {
      key: 'payerTitle',
      render: ({ payerTitle, payerNo }) => (
        <>
          <Copied text={payerTitle} />
          <Under>
            <Copied text={payerNo} />
          </Under>
        </>
      ),
    },
    { key: 'rates', desk: true, render: ({ rates }) => <Rates rates={rates} /> },
    {
      key: 'gross',
      right: true,
      render: ({ gross, red }) => (
        <>
          <Amount value={gross} />
          {units(red) < 0n && (
            <Under>
              {t('toInvoice.field.red')} <Amount value={red} />
            </Under>
          )}
        </>
      ),
    },
    { key: 'invoiced', right: true, desk: true, render: ({ invoiced }) => <Amount value={invoiced} /> },
  ]
  return (
    <RecordPanel
      texts="toInvoice"
      route={contract.listToInvoice}
      exported={contract.exportToInvoice}
      rowKey={rowKey}
      columns={columns}
      actions={{
        lines: {
          shown: () => true,
          renderDialog: (statement: ToInvoice, close) => <OpenLines statement={statement} onClose={close} />,
        },
        upload: {
          needs: 'invoice.submit',
          shown: () => true,
          renderDialog: (statement: ToInvoice, close) => (
            <Dialog title={t('invoices.upload.title')} width={800} onClose={close}>
              <p>{t('toInvoice.remark', { statementNo: statement.statementNo })}</p>
              <InvoiceUpload statementId={statement.id} />
            </Dialog>
          ),
        },
      }}
    />
  )
}

const Copied = ({ text }: { readonly text: string }) => (
  <span className={css['copied']}>
    {text}
    <CopyButton text={text} />
  </span>
)

function Rates({ rates }: Pick<ToInvoice, 'rates'>) {
  const { t } = useTranslation()
  return (
    <ul className={css['rates']}>
      {rates.map(({ rate, net, tax, gross }) => (
        <li key={rate ?? ''}>
          {rate === null ? t('toInvoice.noRate') : t('toInvoice.rate', { rate: Number(rate) })} <Amount value={gross} />
          {rate !== null && (
            <small> {t('toInvoice.rateTotal', { net: formatMoney(net), tax: formatMoney(tax) })}</small>
          )}
        </li>
      ))}
    </ul>
  )
}

interface OpenLinesProps {
  readonly statement: ToInvoice
  readonly onClose: () => void
}

/** Lines of a statement to be invoiced, which can be exported for the tax platform. */
function OpenLines({ statement: { id, statementNo }, onClose }: OpenLinesProps) {
  const { t } = useTranslation()
  const titleOf = (key: 'name' | 'quantity' | 'price' | 'rate' | 'gross') => t(`toInvoice.line.field.${key}`)
  return (
    <Dialog title={`${t('toInvoice.line.title')} ${statementNo}`} width={960} onClose={onClose}>
      <LocalList
        route={contract.listOpenLines}
        exported={contract.exportOpenLines}
        fixed={{ statementId: id }}
        label={t('toInvoice.line.title')}
        rowKey={rowKey}
        columns={[
          {
            key: 'name',
            title: titleOf('name'),
            lead: true,
            render: (line: OpenLine) => (
              <RowName under={[line.spec, line.sourceNo].filter((text) => text !== '').join(' · ')}>
                {line.name}
              </RowName>
            ),
          },
          {
            key: 'quantity',
            title: titleOf('quantity'),
            right: true,
            render: ({ quantity, unit }: OpenLine) => (quantity === 0 ? '-' : `${quantity} ${unit}`),
          },
          {
            key: 'price',
            title: titleOf('price'),
            right: true,
            render: ({ price }: OpenLine) => (price === null ? '-' : <Amount value={price} />),
          },
          {
            key: 'rate',
            title: titleOf('rate'),
            right: true,
            render: ({ rate }: OpenLine) => (rate === null ? '-' : String(Number(rate))),
          },
          {
            key: 'gross',
            title: titleOf('gross'),
            right: true,
            render: ({ gross }: OpenLine) => <Amount value={gross} />,
          },
        ]}
      />
    </Dialog>
  )
}
