import { useTranslation } from 'react-i18next'
import type { SignalCase } from '#contract/signals/cases.ts'
import { proposeExemption } from '#contract/signals/exemptions.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { ruleName } from '../signalTexts.tsx'

interface ExemptDialogProps {
  readonly signal: SignalCase
  readonly onClose: () => void
}

/** Proposes that the rule raises no more signals of this subject; somebody else decides. */
export function ExemptDialog({ signal, onClose }: ExemptDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('signals.action.exempt')}
      route={proposeExemption}
      fixed={{ caseId: signal.id }}
      initial={{ reason: '', until: dayFromToday(180) }}
      labels="signals.exemptForm"
      columns={1}
      note={<p>{t('signals.exemptNote', { rule: ruleName(signal.rule), subject: signal.subject })}</p>}
      fields={{ until: {}, reason: { as: 'lines', rows: 4 } }}
      submit={t('signals.propose')}
      onClose={onClose}
    />
  )
}
