import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { sum } from '#contract/kit/money.ts'
import { confirmInvoiceProposal, type InvoiceProposal, type ProposalLine } from '#contract/invoices/proposals.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { Fields, FormField } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import type { FormRow } from '#web/kit/form/formPart.ts'
import { CellTable } from '#web/kit/form/rows/CellTable.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { useVerdict } from '../useVerdict.ts'
import css from './ProposalDialog.module.css'

const rates = ['13.00', '9.00', '6.00', '5.00', '3.00', '1.50', '1.00', '0.00'] as const
const blankLine = { name: '', rate: '13.00', net: '', tax: '' }
const amount = /^-?\d+(\.\d{1,2})?$/
const totalOf = (lines: readonly Partial<ProposalLine>[]): string =>
  sum(lines.flatMap(({ net = '', tax = '' }) => [net, tax]).filter((text) => amount.test(text)))

interface ProposalDialogProps {
  readonly proposal: InvoiceProposal
  readonly onClose: () => void
}

/** Confirms or corrects what was read from a PDF or picture, with the file at hand. */
export function ProposalDialog({ proposal, onClose }: ProposalDialogProps) {
  const { t } = useTranslation()
  const verdictOf = useVerdict()
  const { id, version, kind, code, number, issuedOn, sellerNo, sellerName, buyerNo, buyerName, lines } = proposal
  const form = useForm({
    route: confirmInvoiceProposal,
    fixed: { id, version },
    initial: {
      kind,
      code,
      number,
      sellerNo,
      sellerName,
      buyerNo,
      buyerName,
      ...(issuedOn === null ? {} : { issuedOn }),
      lines: lines.length > 0 ? lines : [blankLine],
    },
    labels: 'invoices.proposals.confirm.field',
    onDone: (invoice) => {
      onClose()
      toast.success(t('invoices.proposals.confirm.done', { verdict: verdictOf(invoice).title }))
    },
  })
  const rows = form.rows('lines', 'invoices.proposals.confirm.line')
  return (
    <FormDialog
      of={form}
      title={t('invoices.proposals.confirm.title')}
      submit={t('invoices.proposals.confirm.submit')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <p className={css['note']}>
          {t(proposal.hasCode ? 'invoices.proposals.confirm.noteCode' : 'invoices.proposals.confirm.note')}
        </p>
        <AttachmentList files={[proposal.file]} />
        <Fields
          of={form}
          fields={{
            kind: {},
            issuedOn: {},
            number: { as: 'line' },
            code: { as: 'line' },
            sellerName: { as: 'line' },
            sellerNo: { as: 'line' },
            buyerName: { as: 'line' },
            buyerNo: { as: 'line' },
          }}
        />
        <CellTable
          label={t('invoices.detail.lines')}
          ref={null}
          className={css['table']}
          onKeyDown={() => undefined}
          onPaste={() => undefined}
          head={<Headings />}
        >
          {rows.items.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              place={index + 1}
              onRemove={rows.items.length > 1 ? () => rows.remove(index) : undefined}
            />
          ))}
        </CellTable>
        <ListError error={form.errorAt('lines')} />
        <p className={css['foot']}>
          <Button size="sm" icon={<Icon of={PlusOutlined} />} onClick={() => rows.add(blankLine)}>
            {t('invoices.proposals.confirm.add')}
          </Button>
          <span aria-live="polite">
            {t('invoices.proposals.confirm.total', { amount: formatMoney(totalOf(form.values.lines ?? [])) })}
          </span>
        </p>
      </Stack>
    </FormDialog>
  )
}

const columns = ['name', 'rate', 'net', 'tax'] as const

function Headings() {
  const { t } = useTranslation()
  return (
    <>
      {columns.map((name) => (
        <th key={name} scope="col" className={css[name]}>
          {t(`invoices.proposals.confirm.line.${name}`)}
        </th>
      ))}
      <th aria-hidden className={css['last']} />
    </>
  )
}

interface RowProps {
  readonly row: FormRow<ProposalLine>
  readonly place: number
  readonly onRemove: (() => void) | undefined
}

function Row({ row, place, onRemove }: RowProps) {
  const { t } = useTranslation()
  return (
    <tr>
      {columns.map((name) => {
        const field = t(`invoices.proposals.confirm.line.${name}`)
        return (
          <td key={name} data-title={field}>
            <FormField
              field={row.field(name)}
              label={t('invoices.proposals.confirm.cell', { place, field })}
              hideLabel
              {...(name === 'rate'
                ? {
                    control: (
                      <Select
                        hint={t('invoices.detail.exempt')}
                        options={rates.map((value) => ({ value, label: `${Number(value)}%` }))}
                      />
                    ),
                  }
                : { as: 'line' as const })}
            />
          </td>
        )
      })}
      <td className={css['last']}>
        {onRemove && (
          <Button variant="text" size="sm" onClick={onRemove}>
            {t('invoices.proposals.confirm.remove')}
          </Button>
        )}
      </td>
    </tr>
  )
}
