import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApproverChoice } from '#contract/approvals/approvals.ts'
import { chooseApprovers } from '#contract/approvals/approvalTasks.ts'
import { useWrite } from '#web/kit/client/api.ts'
import type { Refused } from '#web/kit/client/refused.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

/** Step as the refusal names it, with the rules behind it. */
interface OpenChoice extends ApproverChoice {
  readonly name: string
  readonly because: readonly string[]
}
const choicesOf = ({ facts }: Refused): readonly OpenChoice[] =>
  (facts as { readonly choices?: readonly OpenChoice[] } | null)?.choices ?? []
const keyOf = ({ ruleId, place }: ApproverChoice) => `${ruleId}/${place}`

interface ChoiceDialogProps {
  readonly refusal: Refused
  readonly onEnd: (isChosen: boolean) => void
}

/** Explains which approvers the requester chooses for the document, and submits it with them. */
export function ChoiceDialog({ refusal, onEnd }: ChoiceDialogProps) {
  const { t } = useTranslation()
  const choices = choicesOf(refusal)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const choose = useWrite(chooseApprovers, { onDone: () => onEnd(true) })
  const isWhole = choices.every((each) => chosen[keyOf(each)] !== undefined)
  const submit = () =>
    choose.mutate({
      choices: choices.map((each) => ({
        ruleId: each.ruleId,
        place: each.place,
        approverId: chosen[keyOf(each)]!,
      })),
    })
  return (
    <Dialog
      title={t('approvals.choice.title')}
      onClose={() => onEnd(false)}
      foot={
        <>
          <Button onClick={() => onEnd(false)}>{t('common.cancel')}</Button>
          <Button variant="solid" disabled={!isWhole} busy={choose.isPending} onClick={submit}>
            {t('approvals.choice.submit')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('approvals.choice.note')}</p>
        {choices.map((each) => (
          <Field
            key={keyOf(each)}
            label={each.name}
            hint={t('approvals.choice.because', { rules: each.because.join(' · ') })}
            required
            value={chosen[keyOf(each)] ?? ''}
            onChange={(value) => setChosen((all) => ({ ...all, [keyOf(each)]: String(value) }))}
            control={
              <Select
                hint={t('common.choose')}
                options={each.candidates.map(({ userId, userName, deptName }) => ({
                  value: userId,
                  label: `${userName} · ${deptName}`,
                }))}
              />
            }
          />
        ))}
      </Stack>
    </Dialog>
  )
}
