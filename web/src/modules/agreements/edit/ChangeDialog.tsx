import { useTranslation } from 'react-i18next'
import type { AgreementDetail } from '#contract/agreements/agreement.ts'
import { changeAgreement, findAgreement } from '#contract/agreements/agreements.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { draftCaps, draftLines, goodsOf } from './lines.ts'
import { LinesEditor } from './LinesEditor.tsx'
import { FactorBar } from './FactorBar.tsx'
import { SharesEditor } from './SharesEditor.tsx'
import { useLineSources } from './useLineSources.tsx'

/** Dialog that proposes other lines of an agreement in force. */
export function ChangeDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const agreement = useOptionalRead(findAgreement, { id })
  return agreement ? <LinesDialog agreement={agreement} onClose={onClose} /> : null
}

interface LinesDialogProps {
  readonly agreement: AgreementDetail
  readonly onClose: () => void
}

function LinesDialog({ agreement, onClose }: LinesDialogProps) {
  const { t } = useTranslation()
  const { id, version, parties, lines, validTo } = agreement
  const present = parties.filter(({ leftAt }) => leftAt === null)
  // A party that has left takes its lines with it.
  const open = lines.filter(({ supplierId }) => present.some((party) => party.supplierId === supplierId))
  const form = useForm({
    route: changeAgreement,
    fixed: { id, version },
    initial: { startsOn: dayFromToday(1), note: '', ...draftCaps(agreement), lines: draftLines(open) },
    labels: 'agreements.change',
    onDone: () => (toast.success(t('common.done')), onClose()),
  })
  const rows = form.rows('lines', 'agreements.line')
  const { sources, dialog } = useLineSources(
    present.map((party) => ({ id: party.supplierId, name: party.name })),
    rows,
    agreement.priceRule === 'list',
  )
  return (
    <>
      <FormDialog
        of={form}
        title={t('agreements.changeTitle')}
        submit={t('agreements.action.submit')}
        width={800}
        onClose={onClose}
      >
        <Stack>
          <p>{t(agreement.priceRule === 'factor' ? 'agreements.factorNote' : 'agreements.changeNote')}</p>
          <Fields
            of={form}
            fields={{
              startsOn: { control: <DateInput min={dayFromToday(1)} max={validTo} /> },
              note: { wide: true, rows: 2 },
              maxAmount: {},
              maxQty: {},
            }}
          />
          {agreement.priceRule === 'factor' && <FactorBar rows={rows} />}
          <SharesEditor rows={form.rows('shares', 'agreements.share')} error={form.errorAt('shares')} />
          <LinesEditor
            hasPositions={agreement.callOff === 'rotation'}
            isBelowList={agreement.priceRule === 'list'}
            hasTiers={agreement.priceRule !== 'list'}
            rows={rows}
            sources={sources}
            known={goodsOf(lines)}
            error={form.errorAt('lines')}
          />
        </Stack>
      </FormDialog>
      {dialog}
    </>
  )
}
