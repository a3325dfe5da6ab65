import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApprovalTask, decideTask } from '#contract/approvals/approvalTasks.ts'
import { sum } from '#contract/kit/money.ts'
import { call } from '#web/kit/client/api.ts'
import { formatMoney } from '#contract/kit/format.ts'
import { useBatch } from '#web/kit/list/useBatch.ts'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Verdict } from './verdict.ts'

interface Opened {
  readonly verdict: Verdict
  readonly tasks: readonly ApprovalTask[]
  readonly clear: () => void
}

/**
 * Decides about several documents with one opinion, each about its displayed version; a refusal does not stop the
 * others.
 */
export function useDecideMany() {
  const { t } = useTranslation()
  const { run, isBusy } = useBatch()
  const [opened, setOpened] = useState<Opened>()
  const bar = (tasks: readonly ApprovalTask[], clear: () => void): ReactNode =>
    (['agree', 'reject'] as const).map((verdict) => (
      <Button key={verdict} variant="text" busy={isBusy} onClick={() => setOpened({ verdict, tasks, clear })}>
        {t(`approvals.${verdict}`)}
      </Button>
    ))
  const send = ({ verdict: decision, tasks, clear }: Opened, reason: string) => {
    const decide = ({ instanceId, docVersion }: ApprovalTask): Promise<unknown> =>
      call(decideTask, { instanceId, docVersion, decision, opinion: reason })
    setOpened(undefined)
    void run(tasks, decide, clear)
  }
  const dialog = opened && (
    <ReasonDialog
      title={t(`approvals.many.${opened.verdict}`, { count: opened.tasks.length })}
      text={t(`approvals.many.${opened.verdict}Text`, {
        amount: formatMoney(sum(opened.tasks.flatMap(({ amount }) => amount ?? []))),
      })}
      label={t('approvals.opinion')}
      ok={t(`approvals.${opened.verdict}`)}
      danger={opened.verdict === 'reject'}
      optional={opened.verdict === 'agree'}
      usual={t(`approvals.many.${opened.verdict}Usual`, { returnObjects: true })}
      busy={isBusy}
      onClose={() => setOpened(undefined)}
      onReason={(reason) => send(opened, reason)}
    />
  )
  return { bar, dialog }
}
