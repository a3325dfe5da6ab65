import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveSignalRule, type SignalRuleRow, type SignalTrial, trySignalRule } from '#contract/signals/rules.ts'
import { ruleWords } from '#contract/signals/ruleWords.ts'
import type { SignalThresholds } from '#contract/signals/settings.ts'
import { call } from '#web/kit/client/api.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { numbered } from '../signalTexts.tsx'

interface ThresholdDialogProps {
  readonly row: SignalRuleRow
  readonly thresholds: SignalThresholds
  readonly onClose: () => void
}
type Values = Partial<SignalThresholds> & { readonly state?: 'on' | 'off' }

/** Thresholds of a rule. They are saved only after the dialog has shown what the last year would have given. */
export function ThresholdDialog({ row: { rule, isOn }, thresholds, onClose }: ThresholdDialogProps) {
  const { t } = useTranslation()
  const names = ruleWords[rule].thresholds
  const trial = useMutation({
    mutationFn: async (values: Values) => {
      const wanted = Object.fromEntries(names.map((name) => [name, Number(values[name])]))
      return { tried: keyOf(values), result: await call(trySignalRule, { rule, ...wanted }) }
    },
  })
  const form = useForm({
    route: saveSignalRule,
    fixed: { rule },
    initial: {
      state: isOn ? 'on' : 'off',
      ...Object.fromEntries(names.map((name) => [name, thresholds[name]])),
    },
    labels: 'signalRules.field',
    onDone: () => {
      toast.success(t('common.done'))
      onClose()
    },
  })
  const keyOf = (values: Values): string => names.map((name) => String(values[name])).join(' ')
  const { data } = trial
  const isShown = data?.tried === keyOf(form.values)
  const fields = Object.fromEntries(names.map((name) => [name, {}]))
  return (
    <FormDialog
      of={form}
      title={numbered(rule)}
      disabled={names.length > 0 && !isShown}
      {...(names.length > 0
        ? { further: { label: t('signalRules.try'), onClick: () => trial.mutate(form.values) } }
        : {})}
      onClose={onClose}
    >
      <Stack>
        <p>{t('signalRules.tryNote')}</p>
        <Fields of={form} columns={1} fields={{ state: {}, ...fields }} />
        {isShown && <TrialResult trial={data.result} />}
      </Stack>
    </FormDialog>
  )
}

/** What the rule would have found in the last year. */
function TrialResult({ trial }: { readonly trial: SignalTrial }) {
  const { t } = useTranslation()
  return (
    <Alert tone={trial.isFrequent ? 'warn' : 'info'} title={t('signalRules.trial', { ...trial })} isAlert>
      {trial.isFrequent && <p>{t('signalRules.frequent')}</p>}
    </Alert>
  )
}
