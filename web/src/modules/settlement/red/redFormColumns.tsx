import { useTranslation } from 'react-i18next'
import type { RedForm, RedSide } from '#contract/settlement/red/redForm.ts'
import * as contract from '#contract/settlement/red/redForms.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { yuan } from '#web/kit/format/yuan.ts'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { RedFormDrawer } from './RedFormDrawer.tsx'
import { RedState } from './RedState.tsx'

/** Columns of the letters of one side, with the other side. */
export function useRedFormColumns(side: RedSide): readonly RecordColumn<'redForms', RedForm>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'redFormNo',
      lead: true,
      render: (row) => <RowName under={row.redFormNo}>{side === 'buyer' ? row.supplierName : row.payerTitle}</RowName>,
    },
    { key: 'status', render: (form) => <RedState form={form} /> },
    {
      key: 'blueNumber',
      render: ({ blueNumber, redNumber }) => (
        <>
          {blueNumber}
          {redNumber !== '' && <Under>{t('redForms.red', { number: redNumber })}</Under>}
        </>
      ),
    },
    { key: 'gross', right: true, render: ({ gross }) => <Amount value={gross} /> },
    { key: 'reasonCode', desk: true, render: (row) => t(`redForms.field.reasonCode.options.${row.reasonCode}`) },
    {
      key: 'startedAt',
      desk: true,
      render: ({ startedAt, startedBy, startedByName }) => (
        <>
          <Brief at={startedAt} />
          <Under>
            {t(`redForms.field.startedBy.options.${startedBy}`)} {startedByName}
          </Under>
        </>
      ),
    },
  ]
}

/** Actions of both sides on a red letter; `can` says which are permitted. */
export function useRedFormActions() {
  const { t } = useTranslation()
  const ofVersion = ({ id, version }: RedForm) => ({ id, version })
  return {
    confirm: {
      call: callTo(contract.confirmRedForm, ofVersion),
      confirm: ({ gross }) => ({
        title: t('redForms.confirm.confirm.title'),
        text: t('redForms.confirm.confirm.text', { amount: yuan(gross) }),
      }),
    },
    refuse: {
      danger: true,
      reason: true,
      call: callTo(contract.refuseRedForm, ({ id, version }: RedForm, reason) => ({ id, version, reason })),
      confirm: () => ({ title: t('redForms.confirm.refuse.title'), text: t('redForms.confirm.refuse.text') }),
    },
    revoke: {
      danger: true,
      reason: true,
      call: callTo(contract.revokeRedForm, ({ id, version }: RedForm, reason) => ({ id, version, reason })),
      confirm: () => ({ title: t('redForms.confirm.revoke.title'), text: t('redForms.confirm.revoke.text') }),
    },
    view: {
      shown: () => true,
      renderDialog: ({ id, redFormNo }: RedForm, close) => <RedFormDrawer id={id} title={redFormNo} onClose={close} />,
    },
  } satisfies Readonly<Record<string, RecordAction<RedForm>>>
}
